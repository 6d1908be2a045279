/** What is wrong with the text of a page; each follows 'This cannot be shown:' or the name of its file. */
export const pageErrors = {
  noHead: 'it does not begin with fields between two lines of ---',
  head: 'its fields',
  notFields: 'its fields are not a list such as “title: About us”',
  reference: 'its fields refer to another part of the page with *: write that part out',
  line: 'line {line} of its fields: {problem}',
  secondTitle: 'a line begins with one #: the title is one of the fields, so begin headings with ## or ###',
  tooLong: 'the page is too long: shorten its tables and lists',
  tooSlow: 'it takes too long to read: shorten it, or nest its parts less',
  tooDeep: 'its lists, quotes or fields are nested too deeply',
} as const
