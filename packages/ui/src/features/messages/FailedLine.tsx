import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Announced } from "../../components/feedback/Announced";
import { Button } from "../../components/actions/Button";
import { useStateTranslations } from "../../components/states/translations";

/** A line above or below the messages of a discussion. */
export const PanelLine = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    flexShrink: "0",
    alignItems: "center",
    justifyContent: "center",
    columnGap: "3",
    minH: "14",
    px: "4",
    textStyle: "sm",
    color: "ink.muted",
  },
});

/** A failure in a discussion that is still shown, with a retry button. */
export function FailedLine({ children, onRetry }: { children: ReactNode; onRetry: () => void }) {
  const { t } = useStateTranslations();
  return (
    <PanelLine>
      <Announced assertive color="danger">
        {children}
      </Announced>
      <Button variant="plain" size="sm" onClick={onRetry}>
        {t("retry")}
      </Button>
    </PanelLine>
  );
}
