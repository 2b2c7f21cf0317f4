import { chakra } from "@chakra-ui/react";
import { ArrowLeft, Search, SquarePen } from "lucide-react";
import { Button } from "../../components/actions/Button";
import { IconButton } from "../../components/actions/IconButton";
import { ScreenHeading } from "../../components/layout/ScreenHeading";
import { DiscussionList, type DiscussionListProps } from "./DiscussionList";
import { NewDiscussion } from "./NewDiscussion";
import { RowSkeletons } from "./PanelSkeletons";
import type { OnChooseFound } from "./use-find-message";
import { useTranslations } from "./translations";
import { PartFailed } from "../../components/states/FailedState";
import { lazyPart } from "../../chunks/lazy-part";

const MessageSearch = lazyPart(async () => (await import("./search/MessageSearch")).MessageSearch, {
  loading: () => <RowSkeletons />,
  failed: (retry) => <PartFailed {...retry} />,
});

/** The modes of the left panel: choose a discussion, find a recipient, or search messages. */
export type Task = "choose" | "start" | "search";

interface DiscussionListPanelProps extends DiscussionListProps {
  task: Task;
  onTask: (task: Task) => void;
  /** The id of the last chosen search result. */
  found: number | undefined;
  onChooseFound: OnChooseFound;
}

/** The left panel: the discussions, or a search. */
export function DiscussionListPanel({ task, onTask, found, onChooseFound, ...list }: DiscussionListPanelProps) {
  const { t, langOf } = useTranslations();
  const leave = () => onTask("choose");
  if (task === "search") {
    return (
      <>
        <Bar>
          <IconButton label={t("search.back")} onClick={leave} ms="-2">
            <ArrowLeft size={20} aria-hidden />
          </IconButton>
          <ScreenHeading title={t("search.title")} size="lg" flex="1" />
        </Bar>
        <MessageSearch me={list.me} current={found} onChoose={onChooseFound} onLeave={leave} />
      </>
    );
  }
  if (task === "start") {
    return (
      <>
        <Bar>
          <IconButton label={t("users.back")} lang={langOf("users.back")} onClick={leave} ms="-2">
            <ArrowLeft size={20} aria-hidden />
          </IconButton>
          <ScreenHeading title={t("users.title")} size="lg" flex="1" lang={langOf("users.title")} />
        </Bar>
        <NewDiscussion me={list.me} onChoose={list.onChoose} onLeave={leave} />
      </>
    );
  }
  return (
    <>
      <Bar>
        <ScreenHeading title={t("title")} size="lg" flex="1" />
        <IconButton name="search" label={t("search.open")} onClick={() => onTask("search")}>
          <Search size={18} aria-hidden />
        </IconButton>
        <Button
          name="start"
          size="sm"
          variant="outline"
          lang={langOf("list.new")}
          icon={<SquarePen size={16} aria-hidden />}
          onClick={() => onTask("start")}
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
