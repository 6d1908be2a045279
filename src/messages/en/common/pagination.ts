export const pagination = {
  title: 'Pages',
  previous: 'Previous page',
  page: 'Page {page}',
  next: 'Next page',
  pastTheEnd: 'There are no results on this page.',
  first: 'Go to the first page',
} as const
