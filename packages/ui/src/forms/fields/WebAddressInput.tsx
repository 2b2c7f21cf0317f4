import { Stack } from "@chakra-ui/react";
import { completedAddress } from "@passerelle/domain";
import { useState } from "react";
import { Announced } from "../../components/feedback/Announced";
import { TextInput } from "../../components/fields/TextInput";
import { useFormTranslations } from "../translations";
import type { TagControlProps } from "./FormTagField";

/** A web address; https is added when the field is left, and a line below says so. */
export function WebAddressInput({ value, onChange, onBlur, ...input }: TagControlProps) {
  const { t } = useFormTranslations();
  const [completed, setCompleted] = useState<string>();
  const leave = () => {
    const address = completedAddress(value);
    if (address !== value) {
      setCompleted(address);
      onChange(address);
    }
    onBlur();
  };
  return (
    <Stack gap="1" width="full">
      <TextInput
        {...input}
        type="url"
        inputMode="url"
        placeholder="https://"
        autoComplete="url"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={leave}
      />
      {completed !== undefined && value === completed && (
        <Announced textStyle="xs" color="ink.muted">
          {t("addressCompleted")}
        </Announced>
      )}
    </Stack>
  );
}
