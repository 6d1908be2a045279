/** What the pages are called that the trails of other pages begin with. */
export const crumbs = {
  home: 'Home',
  projects: 'Projects',
  team: 'Our agents',
  careers: 'Careers',
  gallery: 'Gallery',
  about: 'About us',
  iso: 'ISO certification',
} as const
