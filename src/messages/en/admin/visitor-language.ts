/** The language in which a visitor used the site. */
export const visitorLanguage = {
  label: 'Language',
  names: {
    en: 'English',
    ur: 'Urdu',
  },
} as const
