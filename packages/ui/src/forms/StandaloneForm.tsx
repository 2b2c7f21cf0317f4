import { chakra, Flex } from "@chakra-ui/react";
import type { ComponentProps, ReactNode } from "react";
import { Banner } from "../components/feedback/Banner";
import { Surface } from "../components/layout/Surface";
import { FormSection } from "./fields/FormSection";

interface StandaloneSectionProps extends ComponentProps<typeof Banner> {
  title: string;
  about: string;
  /** The buttons below the content. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A section of My account with its own banner for outcomes. */
export function StandaloneSection({ title, about, actions, children, ...banner }: StandaloneSectionProps) {
  return (
    <Flex direction="column" gap="4">
      <Banner {...banner} />
      <Surface>
        <FormSection title={title} about={about}>
          {children}
        </FormSection>
        {actions && (
          <Flex justify="flex-end" align="center" gap="4" wrap="wrap" p={{ base: "4", md: "6" }}>
            {actions}
          </Flex>
        )}
      </Surface>
    </Flex>
  );
}

interface StandaloneFormProps extends StandaloneSectionProps {
  onSubmit: ComponentProps<"form">["onSubmit"];
}

/** A section of My account that is sent separately. */
export function StandaloneForm({ onSubmit, ...section }: StandaloneFormProps) {
  return (
    <chakra.form noValidate aria-label={section.title} onSubmit={onSubmit}>
      <StandaloneSection {...section} />
    </chakra.form>
  );
}
