declare module "virtual:icons-in-use" {
  import type { LucideIcon } from "lucide-react";

  /** Every icon that the interface imports, with the components that do; made by .storybook/main.ts. */
  export const icons: readonly { name: string; Icon: LucideIcon; files: readonly string[] }[];
}
