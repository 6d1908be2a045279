/** The heart that saves a listing or a project. */
export const saved = {
  save: 'Save {title}',
  unkept: 'Saved until you close this page: your browser does not let this site keep anything.',
  full: 'You have saved {most} homes, which is the most. Remove some to save more.',
} as const
