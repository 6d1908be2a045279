export const staffRules = {
  passwordShort: 'Enter at least {count} characters',
  passwordLong: 'Enter at most {count} characters',
  code: 'Enter the 6-digit code, or a recovery code',
  name: 'Remove special characters from the name',
} as const
