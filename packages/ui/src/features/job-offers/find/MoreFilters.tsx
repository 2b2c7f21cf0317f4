import { chakra, Flex, Grid, Stack } from "@chakra-ui/react";
import type { Schemas } from "@passerelle/api";
import { maxSearch, payText, parseMinimumPay, statedPay } from "@passerelle/domain";
import { AmountField } from "../../../components/offers/AmountField";
import { Checkbox } from "../../../components/fields/Checkbox";
import { ContractName } from "../../../components/offers/ContractName";
import { contracts, remoteWork } from "../../../components/offers/employment-contracts";
import { Field } from "../../../components/fields/Field";
import { RemoteName } from "../../../components/offers/RemoteName";
import { Select } from "../../../components/fields/Select";
import { TextInput } from "../../../components/fields/TextInput";
import { type Filters, levelValues, listed, minimumFault, ownLevel, recency } from "./offer-search";
import { useTranslations } from "./translations";
import { type ReactNode, type RefObject, useContext } from "react";
import { AppliedOrSaved } from "./use-offer-search";

interface MoreFiltersProps {
  facets: Schemas["JobOfferFacets"] | undefined;
  typed: Filters;
  onType: (name: keyof Filters, value: string) => void;
  salary?: RefObject<HTMLInputElement | null>;
  /** Whether the typed salary prevented the submission. */
  isRefused: boolean;
  /** Whether visitors see it, who have no level. */
  isPublic?: boolean;
}

/** Less common filters: contract, remote work, salary, company, date. */
export function MoreFilters({ facets, typed, onType, salary, isRefused, isPublic = false }: MoreFiltersProps) {
  const { t, say, lang } = useTranslations();
  const isAppliedOrSaved = useContext(AppliedOrSaved);
  const minimum = parseMinimumPay(typed.minSalary);
  const fault = minimumFault(typed.minSalary);
  const days = recency.map((value) => {
    const label = t(`filter.days.${value}`);
    return { value, label: facets ? `${label} (${facets.publishedWithin[periodOf[value]]})` : label };
  });
  return (
    <Stack gap="4">
      <Grid templateColumns={{ base: "1fr", md: "1fr 1fr" }} gap="4">
        <Names
          title={t("column.contract")}
          field="contract"
          names={contracts}
          counts={facets?.contract}
          list={typed.contract}
          onList={(list) => onType("contract", list)}
          render={(contract) => <ContractName contract={contract} />}
        />
        <Names
          title={t("offer.remote")}
          field="remote"
          names={remoteWork}
          counts={facets?.remote}
          list={typed.remote}
          onList={(list) => onType("remote", list)}
          render={(remote) => <RemoteName remote={remote} />}
        />
      </Grid>
      <Grid templateColumns={{ base: "1fr", md: "repeat(3, 1fr)" }} gap="4">
        <Stack gap="1.5">
          <AmountField
            label={t("filter.minSalary")}
            hint={t("filter.minSalaryHint")}
            error={isRefused && fault ? say(`filter.${fault}`) : undefined}
            unreadable={t("filter.minSalaryWrong")}
            read={minimum}
            understood={minimum.kind === "pay" ? payText(statedPay(minimum), lang) : undefined}
          >
            <TextInput
              ref={salary}
              name="minSalary"
              autoComplete="off"
              value={typed.minSalary}
              onChange={(event) => onType("minSalary", event.target.value)}
            />
          </AmountField>
          <Checkbox
            label={<Counted count={facets?.withoutSalary}>{t("filter.withoutSalary")}</Counted>}
            name="withoutSalary"
            value="true"
            checked={typed.withoutSalary !== ""}
            onChange={(event) => onType("withoutSalary", event.target.checked ? "true" : "")}
          />
        </Stack>
        <Field label={t("offer.company")}>
          <TextInput
            name="company"
            maxLength={maxSearch}
            value={typed.company}
            onChange={(event) => onType("company", event.target.value)}
          />
        </Field>
        <Stack gap="1.5">
          <Field label={t("filter.publishedWithin")}>
            <Select
              name="publishedWithin"
              options={[{ value: "", label: t("filter.days.any") }, ...days]}
              value={typed.publishedWithin}
              onChange={(event) => onType("publishedWithin", event.target.value)}
            />
          </Field>
          {!isPublic && !isAppliedOrSaved && (
            <Checkbox
              label={<Counted count={facets?.level}>{t("filter.level", levelValues)}</Counted>}
              checked={typed.level !== ""}
              onChange={(event) => onType("level", event.target.checked ? ownLevel : "")}
            />
          )}
        </Stack>
      </Grid>
    </Stack>
  );
}

const periodOf = { 1: "day", 7: "week", 30: "month" } as const;

interface NamesProps<Name extends string> {
  title: string;
  field: keyof Filters;
  counts: Readonly<Record<Name, number>> | undefined;
  names: readonly Name[];
  list: string;
  onList: (list: string) => void;
  render: (name: Name) => ReactNode;
}

/** A choice with the number of its offers, if it is known. */
const Counted = ({ count, children }: { count: number | undefined; children: ReactNode }) => (
  <span>
    {children}
    {count !== undefined && (
      <>
        {" "}
        <chakra.span color="ink.muted" fontWeight="normal" fontVariantNumeric="tabular-nums">
          ({count})
        </chakra.span>
      </>
    )}
  </span>
);

/** Checkboxes for a few names. */
function Names<Name extends string>({ title, field, names, counts, list, onList, render }: NamesProps<Name>) {
  const chosen = listed(list);
  const toggled = (name: Name) => names.filter((one) => chosen.includes(one) !== (one === name)).join(",");
  return (
    <fieldset>
      <chakra.legend textStyle="sm" fontWeight="medium" mb="1">
        {title}
      </chakra.legend>
      <Flex wrap="wrap" columnGap="5">
        {names.map((name) => (
          <Checkbox
            key={name}
            name={field}
            value={name}
            label={<Counted count={counts?.[name]}>{render(name)}</Counted>}
            checked={chosen.includes(name)}
            onChange={() => onList(toggled(name))}
          />
        ))}
      </Flex>
    </fieldset>
  );
}
