import { Stack } from "@chakra-ui/react";
import { implausiblePay, monthlyText, payDoubt, payPeriods, payText, type StatedPay } from "@passerelle/domain";
import type { UseFormReturn } from "react-hook-form";
import { Button } from "../../../components/actions/Button";
import { Select } from "../../../components/fields/Select";
import { TextInput } from "../../../components/fields/TextInput";
import { AmountField } from "../../../components/offers/AmountField";
import { useFieldError } from "../../../forms/fields/field-errors";
import { FormField } from "../../../forms/fields/FormField";
import {
  type JobOfferValues,
  maximumRules,
  minimumRules,
  readers,
  spreadPay,
  statesMore,
  typedPay,
} from "./job-offer-values";
import { useTranslations } from "./translations";

/** The pay of an offer: an amount or a range, and its period. */
export function PayFields({ form }: { form: UseFormReturn<JobOfferValues> }) {
  const { t, say, lang } = useTranslations();
  const fieldError = useFieldError();
  const { register, formState } = form;
  const pay = typedPay(form.watch());
  const doubt = payDoubt(pay, form.watch("contract"));
  const notes = usePayNotes(pay, doubt);
  const faults = { amount: say("invalidSalary"), reading: say("ambiguousSalary"), gross: say("netSalary") };
  const amountField = (name: "salaryMin" | "salaryMax") => {
    const read = readers[name](form.watch(name));
    return {
      label: t(`form.${name}`),
      read,
      understood:
        read.kind === "pay" && (name === "salaryMin" ? pay.salaryMin > 0 : statesMore(read))
          ? payText(pay, lang)
          : undefined,
      onChoose: (text: string) => {
        form.setValue(name, text, { shouldDirty: true, shouldValidate: formState.isSubmitted });
        form.setFocus(name);
      },
    };
  };
  /** Moves a range or a period from a field to the others. */
  const spread = () => {
    const typed = form.getValues();
    const pay = spreadPay(typed);
    for (const name of ["salaryMin", "salaryMax", "salaryPeriod"] as const)
      if (pay[name] !== typed[name]) form.setValue(name, pay[name], { shouldDirty: true });
  };
  const makeYearly = () => {
    form.setValue("salaryPeriod", "year", { shouldDirty: true, shouldValidate: formState.isSubmitted });
    form.setFocus("salaryPeriod");
  };
  return (
    <>
      <Stack gap="1.5">
        <AmountField
          {...amountField("salaryMin")}
          hint={t("form.salaryHint")}
          notes={notes}
          unreadable={t("invalidPay")}
          error={fieldError(formState.errors.salaryMin, {
            ...faults,
            amount: say("invalidPay"),
            missing: say("missingMinimum"),
          })}
        >
          <TextInput
            autoComplete="off"
            {...register("salaryMin", { validate: minimumRules, deps: ["salaryMax"], onBlur: spread })}
          />
        </AmountField>
        {pay.salaryPeriod === "month" && (doubt === "yearly" || doubt === "high") && (
          <Button alignSelf="start" size="sm" variant="outline" onClick={makeYearly}>
            {t("form.makeYearly")}
          </Button>
        )}
      </Stack>
      <AmountField
        {...amountField("salaryMax")}
        hint={t("form.salaryMaxHint")}
        error={fieldError(formState.errors.salaryMax, { ...faults, reversed: say("reversedRange") })}
      >
        <TextInput
          autoComplete="off"
          {...register("salaryMax", { validate: maximumRules, deps: ["salaryMin"], onBlur: spread })}
        />
      </AmountField>
      <FormField
        form={form}
        name="salaryPeriod"
        label={t("form.salaryPeriod")}
        rules={{ deps: ["salaryMin", "salaryMax"] }}
      >
        {(control) => (
          <Select options={payPeriods.map((value) => ({ value, label: t(`form.period.${value}`) }))} {...control} />
        )}
      </FormField>
    </>
  );
}

/** The monthly equivalent of the typed pay, and a hint if it is implausible (D-276). */
function usePayNotes(pay: StatedPay, doubt: ReturnType<typeof payDoubt>): string[] {
  const { t, lang } = useTranslations();
  return [
    ...(pay.salaryMin > 0 && pay.salaryPeriod !== "month"
      ? [t("form.monthly", { amount: monthlyText(pay, lang) })]
      : []),
    ...(doubt ? [t(`form.doubt.${doubt}`, implausiblePay)] : []),
  ];
}
