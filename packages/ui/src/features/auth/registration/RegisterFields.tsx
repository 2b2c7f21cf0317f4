import { SimpleGrid } from "@chakra-ui/react";
import { passwordLength, textLimits, trimText } from "@passerelle/domain";
import type { UseFormReturn } from "react-hook-form";
import { PasswordInput } from "../../../components/fields/PasswordInput";
import { Select } from "../../../components/fields/Select";
import { DateInput, TextInput } from "../../../components/fields/TextInput";
import { typedFields } from "../../../forms/fields/typed-fields";
import { AuthField } from "../AuthField";
import type { Registration } from "../queries";
import { useRegistrationTranslations } from "./translations";
import { useTranslations } from "../translations";

const roles = ["applicant", "recruiter"] as const;
const required = { validate: { required: (text: string) => trimText(text) !== "" } };

/** The fields of the registration; the server checks lengths and formats. */
export function RegisterFields({ form }: { form: UseFormReturn<Registration> }) {
  const auth = useTranslations();
  const { t } = useRegistrationTranslations();
  const register = typedFields(form);
  const { errors } = form.formState;
  return (
    <>
      <AuthField name="role" hint={t("hint.role")} error={errors.role}>
        <Select
          options={[
            { value: "", label: t("role.choose") },
            ...roles.map((role) => ({ value: role, label: t(`role.${role}`) })),
          ]}
          {...register("role", { validate: { chosen: (role) => role !== "" } })}
        />
      </AuthField>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5" alignItems="start">
        <AuthField name="firstname" limit={textLimits.name} error={errors.firstname}>
          <TextInput autoComplete="given-name" {...register("firstname", required)} />
        </AuthField>
        <AuthField name="lastname" limit={textLimits.name} error={errors.lastname}>
          <TextInput autoComplete="family-name" {...register("lastname", required)} />
        </AuthField>
      </SimpleGrid>
      <AuthField name="email" limit={textLimits.email} error={errors.email}>
        <TextInput
          type="email"
          autoComplete="email"
          placeholder={auth.t("placeholder.email")}
          {...register("email", required)}
        />
      </AuthField>
      <AuthField name="phone" optional hint={t("hint.phone")} limit={textLimits.phone} error={errors.phone}>
        <TextInput type="tel" autoComplete="tel" placeholder={t("placeholder.phone")} {...register("phone")} />
      </AuthField>
      <AuthField name="password" hint={t("hint.password", passwordLength)} error={errors.password}>
        <PasswordInput autoComplete="new-password" {...register("password", required)} />
      </AuthField>
      <AuthField name="birthdate" hint={t("hint.birthdate")} error={errors.birthdate}>
        <DateInput autoComplete="bday" {...register("birthdate", required)} />
      </AuthField>
    </>
  );
}
