export const policy = {
  abroadSearch: 'See properties for buyers abroad',
  loading: 'Loading',
  updatedOn: 'Last updated on <time>{date}</time>',
  print: 'Print',
  summary: 'In short',
  contents: 'On this page',
} as const
