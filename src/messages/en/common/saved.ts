/** The heart that saves a listing or a project. */
export const saved = {
  save: 'Save {title}',
  unkept: 'Saved only until you close this page: your browser does not let this site store anything.',
  full: 'You have reached the limit of {most} saved properties. Remove some to save more.',
} as const
