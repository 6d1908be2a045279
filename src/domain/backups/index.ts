export { backUpWhenDue, type MakeBackup } from './back-up-when-due.ts'
export { backupFacts } from './backup-facts.ts'
export { type BackupState, isBackedUpElsewhere, troubleOf } from './backup-trouble.ts'
export { readBackupState } from './backup-watch.ts'
export { explainEndedLog, explainTrouble } from './explain-trouble.ts'
export { noteBackup } from './last-backup.ts'
export {
  beginLogIn,
  changeLogPlaces,
  type EndedLog,
  type LogPlace,
  type LogPlaces,
  readLogPlaces,
} from './log-places.ts'
export { readTrouble } from './read-trouble.ts'
export { watchBackups } from './watch-backups.ts'
