import { Stack } from "@chakra-ui/react";
import { TagList } from "../badges/TagList";
import { TextInput, type TextInputProps } from "./TextInput";
import { splitTags } from "./tag-text";

export interface CommaListFieldProps extends Omit<TextInputProps, "value" | "onChange"> {
  /** The comma-separated text as typed. */
  value: string;
  onChange: (value: string) => void;
}

/** A field for comma-separated text that shows the resulting items while the user types. */
export function CommaListField({ value, onChange, ...rest }: CommaListFieldProps) {
  const tags = splitTags(value);
  return (
    <Stack gap="2" width="full">
      <TextInput autoComplete="off" {...rest} value={value} onChange={(event) => onChange(event.target.value)} />
      {tags.length > 0 && <TagList tags={tags} aria-hidden />}
    </Stack>
  );
}
