export { backUp, type BackupAnswer, type BackupParts } from "./back-up";
export { lastBackupOf, measureBackups } from "./last-backup";
export { restore } from "./restore";
