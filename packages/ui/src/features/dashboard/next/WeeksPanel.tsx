import { chakra, Flex, VisuallyHidden } from "@chakra-ui/react";
import type { Schemas } from "@passerelle/api";
import { forcedColors } from "../../../theme/conditions";
import { DateText, formatDate, formatNumber } from "../../../i18n";
import { Panel } from "./Panel";
import { useTranslations } from "./translations";

type Week = Schemas["WeekOfApplications"];

/** Whether the chart is more informative than the sum: at least two weeks have applications. */
export const tellsMore = (weeks: readonly Week[]) => weeks.filter(({ applications }) => applications > 0).length > 1;

/** The applications per week as a bar chart, and as a table for screen readers. */
export function WeeksPanel({ weeks }: { weeks: readonly Week[] }) {
  const { t } = useTranslations();
  const count = weeks.reduce((sum, { applications }) => sum + applications, 0);
  return (
    <Panel title={t("panel.weeks")}>
      <chakra.p textStyle="sm" color="ink.muted">
        {t("weeksTotal", { count })}
      </chakra.p>
      <Bars weeks={weeks} />
      <VisuallyHidden>
        <table aria-label={t("panel.weeks")}>
          <thead>
            <tr>
              <th scope="col">{t("week")}</th>
              <th scope="col">{t("applications")}</th>
            </tr>
          </thead>
          <tbody>
            {weeks.map(({ startsAt, applications }) => (
              <tr key={startsAt}>
                <th scope="row">
                  <DateText value={startsAt} style="date" />
                </th>
                <td>{applications}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </Panel>
  );
}

const Bar = chakra("div", {
  base: {
    w: "full",
    minH: "1",
    borderTopRadius: "sm",
    bg: "brand.solid",
    "&[data-none]": { bg: "line" },
    [forcedColors]: { bg: "CanvasText" },
  },
});

function Bars({ weeks }: { weeks: readonly Week[] }) {
  const { lang } = useTranslations();
  const max = Math.max(...weeks.map(({ applications }) => applications));
  return (
    <chakra.div aria-hidden mt="4" textStyle="xs" color="ink.muted" fontVariantNumeric="tabular-nums">
      <Flex align="end" gap={{ base: "1", md: "3" }} h="32">
        {weeks.map(({ startsAt, applications }) => (
          <Flex key={startsAt} direction="column" justify="end" align="center" flex="1" minW="0" h="full" gap="1">
            {applications > 0 && (
              <chakra.span display={{ base: "none", md: "block" }}>{formatNumber(applications, lang)}</chakra.span>
            )}
            <Bar
              style={{ height: `${(applications / max) * 100}%` }}
              {...(applications === 0 && { "data-none": true })}
            />
          </Flex>
        ))}
      </Flex>
      <Flex wrap="wrap" justify="space-between" columnGap="4" mt="2">
        {[weeks.at(0), weeks.at(-1)].map((week) => (
          <span key={week?.startsAt}>{week && formatDate(week.startsAt, "date", lang)}</span>
        ))}
      </Flex>
    </chakra.div>
  );
}
