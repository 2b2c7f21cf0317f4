declare module "@adobe/structured-data-validator" {
  interface Issue {
    issueMessage: string;
    severity: "ERROR" | "WARNING";
    fieldNames?: string[];
  }

  /** Checks what Google requires, and types and properties against a vocabulary. */
  export default class Validator {
    constructor(vocabulary: { "@graph": readonly object[] });
    /** Takes items by their type, as its companion extracts them from pages. */
    validate(items: { jsonld: Record<string, object[]> }): Promise<Issue[]>;
  }
}
