/** The page of a shared list. */
export const sharedList = {
  title: 'Shared properties',
  description: 'Properties that someone saved and shared with you.',
  until: '{count, plural, one {# property} other {# properties}}, shared until {date}',
  gone: '{count, plural, one {# property in this list is} other {# properties in this list are}} no longer on the site.',
  note: 'Note',
  none: {
    ended: {
      title: 'This shared list has ended',
      text: 'Ask the person who sent you the link for a new one.',
    },
    unknown: {
      title: 'There is no shared list at this address',
      text: 'Check that you have the whole link, or ask the person who sent it to you for a new one.',
    },
  },
  search: 'Search properties',
} as const
