import { chakra, VisuallyHidden } from "@chakra-ui/react";
import { Circle, CircleCheckBig } from "lucide-react";
import { Anchor } from "../../../components/text/Link";
import type { DashboardHrefs, Role } from "../menu-entries";
import { type Beginning, firstSteps } from "./first-steps";
import { Panel } from "./Panel";
import { useTranslations } from "./translations";

interface FirstStepsProps {
  userRole: Role;
  beginning: Beginning;
  hrefs: DashboardHrefs;
}

const Steps = chakra("ol", {
  base: {
    listStyle: "none",
    "& > li + li": { borderTopWidth: "1px", borderColor: "line" },
    "& a": { display: "flex", alignItems: "center", gap: "3", minH: "target", py: "2" },
    "& a:hover": { textDecoration: "underline" },
    "& svg": { flexShrink: 0, color: "brand.fg" },
    "& [data-done]": { color: "ink.muted" },
  },
});

/** The first steps of a new user (D-188): each links to its page and is ticked when done. */
export function FirstSteps({ userRole, beginning, hrefs }: FirstStepsProps) {
  const { t } = useTranslations();
  const steps = firstSteps[userRole].map((step) => ({ ...step, isDone: step.isDone(beginning) }));
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <Panel title={t("steps.title")}>
      <chakra.p textStyle="sm" color="ink.muted" fontVariantNumeric="tabular-nums">
        {t("steps.progress", { done, total: steps.length })}
      </chakra.p>
      <Steps>
        {steps.map(({ name, leadsTo, isDone }) => {
          const Icon = isDone ? CircleCheckBig : Circle;
          return (
            <li key={name}>
              <Anchor href={hrefs[leadsTo]}>
                <Icon size={20} aria-hidden />
                <VisuallyHidden>{t(isDone ? "steps.done" : "steps.todo")} </VisuallyHidden>
                <span {...(isDone && { "data-done": true })}>{t(`step.${name}`)}</span>
              </Anchor>
            </li>
          );
        })}
      </Steps>
    </Panel>
  );
}
