import { Flex } from "@chakra-ui/react";
import type { Schemas } from "@passerelle/api";
import { Check, Undo2, X } from "lucide-react";
import { quoteOr } from "../../../i18n";
import { Button } from "../../../components/actions/Button";
import type { Message } from "../../../components/feedback/MessageBox";
import { useOutcome } from "../../../components/use-outcome";
import { DecisionBadge } from "../shared/DecisionBadge";
import type { Verdict } from "./DecisionDialog";
import { type Application, nameOf, useDecide } from "./received-applications";
import { useTranslations } from "./translations";

export interface DecisionBarProps {
  jobOfferId: Schemas["JobOffer"]["id"];
  application: Application;
  /** Opens the dialog for the message to the applicant. */
  onDecide: (verdict: Verdict) => void;
  /** Called after a decision was reversed, or could not be. */
  onNews: (message: Message) => void;
}

const choices = [
  { decision: "accepted", icon: Check, look: {} },
  { decision: "rejected", icon: X, look: { variant: "outline", colorPalette: "neutral" } },
] as const;

/** Accepts or refuses an application; after that, shows the decision and a button to undo it. */
export function DecisionBar({ jobOfferId, application, onDecide, onNews }: DecisionBarProps) {
  const { t, say } = useTranslations();
  const name = nameOf(application) || t("anonymous");
  const decide = useDecide(jobOfferId);
  const tellOutcome = useOutcome();
  const { decision } = application;
  const undo = () =>
    tellOutcome(decide.mutateAsync({ application, decision: null }), {
      success: ({ message }) => quoteOr(message, say("decide.done.undo")),
      failure: say("decide.failed"),
      onSuccess: (text) => onNews({ tone: "success", text }),
      onError: (text) => onNews({ tone: "error", text }),
    });
  return decision ? (
    <Flex key="decided" align="center" wrap="wrap" gap="2">
      <DecisionBadge decision={decision} />
      <Button
        size="sm"
        variant="ghost"
        colorPalette="neutral"
        icon={<Undo2 size={16} aria-hidden />}
        aria-label={t("decide.of.undo", { name })}
        busy={decide.isPending}
        onClick={undo}
      >
        {t("decide.action.undo")}
      </Button>
    </Flex>
  ) : (
    // Without its own key, the undo button would become the refuse button under the pointer.
    <Flex key="open" wrap="wrap" gap="2">
      {choices.map(({ decision, icon: Icon, look }) => (
        <Button
          key={decision}
          size="sm"
          icon={<Icon size={16} aria-hidden />}
          aria-label={t(`decide.of.${decision}`, { name })}
          onClick={() => onDecide({ application, decision })}
          {...look}
        >
          {t(`decide.action.${decision}`)}
        </Button>
      ))}
    </Flex>
  );
}
