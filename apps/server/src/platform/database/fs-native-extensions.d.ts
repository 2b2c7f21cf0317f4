declare module "fs-native-extensions" {
  /** Locks an open file for its descriptor alone, until that is closed; false while another one holds it. */
  export function tryLock(fd: number): boolean;
}
