import { Flex } from "@chakra-ui/react";
import { Button } from "../../../components/actions/Button";
import { Notice } from "../../../components/feedback/Notice";
import { toast } from "../../../components/feedback/toast";
import { useFailureSentence } from "../../../components/states/use-error-sentence";
import { UserText } from "../../../components/text/UserText";
import { type Decided, useDecideMany } from "./decide-many";
import type { Letters } from "./LettersDialog";
import { nameOf } from "./received-applications";
import { useTranslations } from "./translations";

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
 * A message with the number of people answered and those who had withdrawn, until it is dismissed; the decisions can be
 * undone.
 */
export function LastAnswer({ offerId, answered: { decision, done, gone }, onDismiss }: LastAnswerProps) {
  const { t, say } = useTranslations();
  const failureSentence = useFailureSentence();
  const takeBack = useDecideMany(offerId, (back) => {
    toast.success(say("letters.undone", { count: back.done.length }));
    onDismiss();
  });
  const decisions = done.map((application) => ({ application, decision: null, message: null }));
  const names = gone.map((each) => nameOf(each) || t("anonymous")).join(", ");
  const undo = () =>
    takeBack.mutate(decisions, { onError: (error) => toast.error(failureSentence(error, say("decide.failed"))) });
  return (
    <Notice text={say(`letters.done.${decision}`, { count: done.length })}>
      {names && <UserText>{t("letters.gone", { names })}</UserText>}
      <Flex gap="2" mt="2">
        {done.length > 0 && (
          <Button size="sm" variant="outline" busy={takeBack.isPending} onClick={undo}>
            {t("letters.undo")}
          </Button>
        )}
        <Button size="sm" variant="ghost" colorPalette="neutral" onClick={onDismiss}>
          {t("letters.dismiss")}
        </Button>
      </Flex>
    </Notice>
  );
}
