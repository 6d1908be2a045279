/** Names in the audit log of those who have no account, and the name of an erased person. */
export const actors = {
  visitor: 'A visitor',
  unknown: 'Unknown person',
  site: 'The site',
  commandLine: 'The command line',
  erased: 'Erased',
} as const
