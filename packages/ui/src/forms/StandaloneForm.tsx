import { chakra } from "@chakra-ui/react";
import type { ComponentProps, ReactNode } from "react";
import { Banner } from "../components/feedback/Banner";

interface StandaloneFormProps extends ComponentProps<typeof Banner> {
  /** The accessible name of the form. */
  label: string;
  onSubmit: ComponentProps<"form">["onSubmit"];
  children: ReactNode;
}

/** A form of My account that is sent separately, below a banner with its outcome. */
export function StandaloneForm({ label, onSubmit, children, ...banner }: StandaloneFormProps) {
  return (
    <chakra.form noValidate aria-label={label} onSubmit={onSubmit} display="flex" flexDirection="column" gap="4">
      <Banner {...banner} />
      {children}
    </chakra.form>
  );
}
