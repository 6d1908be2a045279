/**
 * What surrounds every screen. 'Send inquiry' (S2.4), 'Send Inquiry' and the version (S2.5) are fixed to the letter.
 */
export const shell = {
  skip: 'Skip to content',
  logoSuffix: ', home',
  menu: 'Menu',
  mainMenu: 'Main',
  morePages: 'More pages',
  allPages: 'All pages',
  browsers:
    'Everything works in Chrome 106, Safari 16.4, Firefox 115 and later. Older browsers show simpler pages.',
  closeMenu: 'Close menu',
  version: 'App Version v2.0',
  sendInquiry: 'Send inquiry',
  sendInquiryInMenu: 'Send Inquiry',
  anotherInquiry: 'Send another inquiry',
  propertyId: 'Property ID',
  findProperty: 'Find property',
  searching: 'Searching',
  savedHomes: 'Saved properties',
  savedHomesCount: 'Saved properties ({count})',
  openSearch: 'Search by property ID',
  closeSearch: 'Close property search',
  unreachable: 'We could not reach the site. Check your connection and try again.',
  offline: 'You are offline. What you have typed is still here.',
  online: 'You are back online.',
  newTab: '{name} (opens in a new tab)',
  openMap: 'Open in maps',
  messages: 'Messages',
  notices: 'Notices',
  reference: 'Your reference:',
  dismiss: 'Dismiss',
} as const
