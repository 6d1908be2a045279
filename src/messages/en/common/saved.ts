/** The heart that saves a listing or a project, and the link to what is saved. */
export const saved = {
  save: 'Save {title}',
  link: 'Saved homes',
  linkWithCount: 'Saved homes ({count})',
  unkept: 'Saved until you close this page: your browser does not let this site keep anything.',
  full: 'You have saved {most} homes, which is the most. Remove some to save more.',
} as const
