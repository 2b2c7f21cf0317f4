import { useState } from "react";
import { Button } from "../../components/actions/Button";
import { truncate } from "../../components/text/truncate";
import { LinkedText } from "../../components/text/LinkedText";
import { useIsMobile } from "../../theme/use-breakpoint";
import { Prose } from "./Prose";
import { useTranslations } from "./translations";

/** The length at which a post's text is cut, in characters (D-073). */
export const limit = { desktop: 100, mobile: 150 };

interface PostTextProps {
  text: string;
  /** Whether it is on its own page, where it is not cut. */
  isWhole?: boolean;
}

/** The text of a post, cut until it is expanded. */
export function PostText({ text, isWhole = false }: PostTextProps) {
  const { t } = useTranslations();
  const [open, setOpen] = useState(false);
  const maxLength = useIsMobile() ? limit.mobile : limit.desktop;
  const cut = isWhole ? text : truncate(text, maxLength);
  return (
    <div>
      <Prose>
        <LinkedText cut={open ? text : cut}>{text}</LinkedText>
      </Prose>
      {cut !== text && (
        <Button
          variant="plain"
          size="sm"
          px="0"
          ms="-1px"
          mb={{ base: "-3", md: "0" }}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {t(open ? "less" : "more")}
        </Button>
      )}
    </div>
  );
}
