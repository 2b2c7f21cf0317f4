declare module "fs-native-extensions" {
  /** Locks an open file for its descriptor until that is closed; false while another descriptor holds the lock. */
  export function tryLock(fd: number): boolean;
}
