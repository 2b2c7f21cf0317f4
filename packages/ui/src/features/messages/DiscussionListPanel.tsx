import { chakra } from "@chakra-ui/react";
import { ArrowLeft, SquarePen } from "lucide-react";
import { Button } from "../../components/Button";
import { IconButton } from "../../components/IconButton";
import { ScreenHeading } from "../../components/ScreenHeading";
import { DiscussionList, type DiscussionListProps } from "./DiscussionList";
import { NewDiscussion } from "./NewDiscussion";
import { useTranslations } from "./translations";

interface DiscussionListPanelProps extends DiscussionListProps {
  /** Whether one is looking for somebody to write to. */
  starting: boolean;
  onStart: (starting: boolean) => void;
}

/** The left panel: the discussions, or the search for somebody new. */
export function DiscussionListPanel({ starting, onStart, ...list }: DiscussionListPanelProps) {
  const { t, langOf } = useTranslations();
  if (starting) {
    return (
      <>
        <Bar>
          <IconButton label={t("users.back")} lang={langOf("users.back")} onClick={() => onStart(false)} ms="-2">
            <ArrowLeft size={20} aria-hidden />
          </IconButton>
          <ScreenHeading title={t("users.title")} size="lg" flex="1" lang={langOf("users.title")} />
        </Bar>
        <NewDiscussion me={list.me} onChoose={list.onChoose} onLeave={() => onStart(false)} />
      </>
    );
  }
  return (
    <>
      <Bar>
        <ScreenHeading title={t("title")} size="lg" flex="1" />
        <Button
          size="sm"
          variant="outline"
          lang={langOf("list.new")}
          icon={<SquarePen size={16} aria-hidden />}
          onClick={() => onStart(true)}
        >
          {t("list.new")}
        </Button>
      </Bar>
      <DiscussionList {...list} />
    </>
  );
}

const Bar = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    flexShrink: 0,
    alignItems: "center",
    gap: "2",
    px: "4",
    py: "3",
    minH: "16",
  },
});
