export const fieldRules = {
  tooMany: 'Enter at most {most} items',
  date: 'Enter a date, e.g. 2026-11-20',
  uploadFirst: 'Upload the file first',
  uploadPicture: 'Upload a picture',
  link: 'Enter a link that starts with https://',
  linkOrPath: 'Enter a page of this site, e.g. /search, or a link that starts with https://',
  latitude: 'Enter a number, e.g. 33.6844',
  longitude: 'Enter a number, e.g. 73.0479',
  rupees: 'Enter a whole number of rupees',
  tooMuch: 'Enter a smaller amount',
  shortQuery: 'Enter at least 2 characters',
} as const
