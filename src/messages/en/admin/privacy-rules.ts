export const privacyRules = {
  query: 'Enter a phone number, an email address or a reference',
  typeToConfirm: 'Type {word} to confirm',
} as const
