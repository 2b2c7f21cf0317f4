import { Box, Button } from "@chakra-ui/react";
import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { TextInput, type TextInputProps } from "./TextInput";
import { useComponentTranslations } from "../translations";

/** A password field with a button that shows the password. */
export function PasswordInput(props: TextInputProps) {
  const { t } = useComponentTranslations();
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Box position="relative" width="full">
      <TextInput autoCapitalize="none" spellCheck={false} {...props} type={shown ? "text" : "password"} pe="12" />
      <Button
        type="button"
        variant="ghost"
        colorPalette="neutral"
        position="absolute"
        insetEnd="1px"
        top="1px"
        h="calc(100% - 2px)"
        minW="10"
        px="0"
        aria-label={t(shown ? "hidePassword" : "showPassword")}
        onClick={() => setShown(!shown)}
      >
        <Icon size={18} aria-hidden />
      </Button>
    </Box>
  );
}
