declare module "jsonresume-theme-*" {
  /** Returns an HTML page. */
  export function render(resume: unknown): string;
}

declare module "@jsonresume/schema" {
  export function validate(resume: unknown, report: (errors: { stack: string }[] | null) => void): void;
}
