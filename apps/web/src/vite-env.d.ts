interface ImportMetaEnv {
  readonly VITE_API_BASE: string;
  /** Only in the pages for anybody. */
  readonly PUBLIC_PAGES: { head: string; script: string };
}
