/** The search on the home page, where it says something else than the filters of the search. */
export const searchPanel = {
  title: 'Find a property',
  projects: 'Projects',
  budget: 'Budget',
  done: 'Done',
} as const
