import { Box, Flex } from "@chakra-ui/react";
import { isolated } from "@passerelle/domain";
import { Button } from "../../../components/actions/Button";
import { Notice } from "../../../components/feedback/Notice";
import { toast } from "../../../components/feedback/toast";
import { returnsFocusTo } from "../../../components/focus/focus-restoration";
import { measuredNotice, stuckNotice } from "../../../components/layout/sticky-part";
import { useFailureSentence } from "../../../components/states/use-error-sentence";
import { UserText } from "../../../components/text/UserText";
import { type Decided, useUndoMany } from "./decide-many";
import type { Letters } from "./LettersDialog";
import { nameOf } from "./received-applications";
import type { Received } from "./received-list";
import { useTranslations } from "./translations";
import { useNameWithin } from "./use-name-within";

/** The outcome of the last answer to several people. */
export interface Answered extends Decided {
  decision: Letters["decision"];
}

interface LastAnswerProps {
  offerId: number;
  answered: Answered;
  onDismiss: () => void;
}

/**
 * A message with the person answered, or the number of people, and with those who were left out. It stays in view until
 * it is dismissed; the decisions can be undone.
 */
export function LastAnswer({ offerId, answered, onDismiss }: LastAnswerProps) {
  const { decision, done, gone, kept, undos, asOf } = answered;
  const { t, say } = useTranslations();
  const failureSentence = useFailureSentence();
  const nameWithin = useNameWithin();
  type Key = Parameters<typeof say>[0];
  const namedOrCounted = (applications: readonly Received[], named: Key, counted: Key) => {
    const [first, ...others] = applications;
    if (!first || others.length > 0) return say(counted, { count: applications.length });
    return say(named, { name: nameWithin(first) });
  };
  const undo = useUndoMany(offerId, asOf, (undone) => {
    toast.success(namedOrCounted(undone.done, "letters.undoneOne", "letters.undone"));
    if (undone.kept.length > 0) toast.info(namedOrCounted(undone.kept, "letters.notUndoneOne", "letters.notUndone"));
    onDismiss();
  });
  const namesOf = (left: readonly Received[]) =>
    left.map((each) => isolated(nameOf(each)) || t("anonymous")).join(", ");
  const undoAll = () =>
    undo.mutate(undos, { onError: (error) => toast.error(failureSentence(error, say("decide.failed"))) });
  return (
    <Box ref={measuredNotice} tabIndex={-1} data-last-answer {...returnsFocusTo("section[data-list]")} {...stuckNotice}>
      <Notice text={namedOrCounted(done, `letters.doneOne.${decision}`, `letters.done.${decision}`)}>
        {gone.length > 0 && <UserText>{t("letters.gone", { names: namesOf(gone) })}</UserText>}
        {kept.length > 0 && <UserText>{t("letters.kept", { names: namesOf(kept) })}</UserText>}
        <Flex gap="2" mt="2">
          {undos.length > 0 && (
            <Button size="sm" variant="outline" busy={undo.isPending} onClick={undoAll}>
              {t("letters.undo")}
            </Button>
          )}
          <Button size="sm" variant="ghost" colorPalette="neutral" onClick={onDismiss}>
            {t("letters.dismiss")}
          </Button>
        </Flex>
      </Notice>
    </Box>
  );
}
