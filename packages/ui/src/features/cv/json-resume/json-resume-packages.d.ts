declare module "jsonresume-theme-*" {
  /** Answers a page of HTML. */
  export function render(resume: unknown): string;
}

declare module "@jsonresume/schema" {
  export function validate(resume: unknown, report: (errors: { stack: string }[] | null) => void): void;
}
