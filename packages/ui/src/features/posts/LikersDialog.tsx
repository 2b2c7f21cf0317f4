import { Flex, Stack, chakra } from "@chakra-ui/react";
import type { Schemas } from "@passerelle/api";
import { useEffect, useRef } from "react";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Announced } from "../../components/feedback/Announced";
import { Avatar, avatarUrl } from "../../components/people/Avatar";
import { Button } from "../../components/actions/Button";
import { Dialog, DialogBody } from "../../components/dialogs/Dialog";
import { EmptyState } from "../../components/states/EmptyState";
import { ErrorText } from "../../components/fields/ErrorText";
import { PersonName, handleOf } from "../../components/people/PersonName";
import { PersonLink } from "../../components/people/NameLink";
import { QueryView } from "../../components/states/QueryView";
import type { Liked } from "./posts";
import { useTranslations } from "./translations";
import { useApi } from "../../data";

const paths = { post: "/post/{id}/likes", comment: "/comment/{id}/likes" } as const;

/** The people who like something, newest first, refetched at each opening; cached as `["likers", kind, id]`. */
function useLikers({ kind, id }: Liked) {
  const api = useApi();
  return useInfiniteQuery({
    queryKey: ["likers", kind, id],
    initialPageParam: undefined,
    queryFn: ({ pageParam, signal }: { pageParam: number | undefined; signal: AbortSignal }) => {
      const query = pageParam === undefined ? {} : { before: pageParam };
      return api.GET(paths[kind], { params: { path: { id }, query }, signal });
    },
    getNextPageParam: ({ items, hasMore }) => (hasMore ? items.at(-1)?.id : undefined),
    select: ({ pages }) => ({ items: pages.flatMap(({ items }) => items) }),
    gcTime: 0,
    staleTime: 0,
  });
}

interface LikersDialogProps extends Liked {
  open: boolean;
  onClose: () => void;
}

/** The people who like a post or a comment, with links to their pages. */
export function LikersDialog({ kind, id, open, onClose }: LikersDialogProps) {
  const { t } = useTranslations();
  return (
    <Dialog open={open} onClose={onClose} title={t(`likers.title.${kind}`)}>
      <DialogBody>
        <Likers kind={kind} id={id} />
      </DialogBody>
    </Dialog>
  );
}

function Likers({ kind, id }: Liked) {
  const { t, say } = useTranslations();
  const likers = useLikers({ kind, id });
  const { list, leadOn } = useLeadOn();
  const failure = <ErrorText error={likers.error} otherwise={say(`likers.loadFailed.${kind}`)} />;
  return (
    <QueryView
      query={likers}
      loading={t("likers.loading")}
      failed={say(`likers.loadFailed.${kind}`)}
      empty={<EmptyState>{t(`likers.empty.${kind}`)}</EmptyState>}
    >
      {({ items }) => (
        <>
          <Stack as="ul" ref={list} aria-label={t(`likers.title.${kind}`)} listStyleType="none" gap="4">
            {items.map((liker) => (
              <li key={liker.id}>
                <Liker of={liker} />
              </li>
            ))}
          </Stack>
          {likers.isFetchNextPageError && (
            <Announced assertive color="danger" mt="3">
              {failure}
            </Announced>
          )}
          {likers.hasNextPage && (
            <Button
              variant="plain"
              mt="3"
              busy={likers.isFetchingNextPage}
              onClick={({ currentTarget }) => {
                leadOn(currentTarget, items.length);
                void likers.fetchNextPage();
              }}
            >
              {t("likers.more")}
            </Button>
          )}
        </>
      )}
    </QueryView>
  );
}

/** Moves the focus from a button to a list entry that is still loading, unless the focus has moved elsewhere. */
function useLeadOn() {
  const list = useRef<HTMLDivElement>(null);
  const wanted = useRef<{ button: Element; at: number }>(undefined);
  useEffect(() => {
    const link = wanted.current && list.current?.children[wanted.current.at]?.querySelector("a");
    if (!link) return;
    const isWaiting = [wanted.current?.button, document.body].some((each) => each === document.activeElement);
    wanted.current = undefined;
    if (isWaiting) link.focus();
  });
  return {
    list,
    leadOn: (button: Element, at: number) => {
      wanted.current = { button, at };
    },
  };
}

function Liker({ of: { fullname, username, avatar } }: { of: Schemas["Liker"] }) {
  return (
    <Flex align="center" gap="3" overflowWrap="anywhere">
      <Avatar name={fullname} src={avatarUrl(avatar)} size="sm" />
      <chakra.div flex="1" minW="0" lineHeight="snug">
        <chakra.strong fontWeight="semibold">
          <PersonLink username={username}>
            <PersonName name={fullname} />
          </PersonLink>
        </chakra.strong>{" "}
        <chakra.span color="ink.muted">{handleOf(username)}</chakra.span>
      </chakra.div>
    </Flex>
  );
}
