/** The page of a shared list. */
export const sharedList = {
  title: 'Shared homes',
  description: 'Homes that somebody saved and shared with you.',
  until: '{count, plural, one {# home} other {# homes}}, shared until {date}',
  gone: '{count, plural, one {# home of this list is} other {# homes of this list are}} no longer on the site.',
  note: 'Note',
  none: {
    ended: {
      title: 'This shared list has ended',
      text: 'Ask the person who sent it to you for a new link.',
    },
    unknown: {
      title: 'There is no shared list at this address',
      text: 'Check that you have the whole link, or ask the person who sent it to you for a new one.',
    },
  },
  search: 'Search homes',
} as const
