/** Facts about the backups, on the settings screen. */
export const backupFacts = {
  group: 'Backups',
  command: 'npm run backup',
  key: 'Encryption key',
  set: 'Set',
  notSet: 'Not set: backups cannot be made without it',
  last: 'Last backup',
  none: 'None yet',
  made: '{when}, in {place}',
  size: 'Size',
  sizes: '{whole} MB, {added} MB of it added by this backup',
  missing: 'Files missing from storage',
  failure: 'Last error',
  failed: '{sentence} ({when})',
} as const
