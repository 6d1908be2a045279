/** What is wrong with the text of a page; each follows 'This text cannot be shown:' or the name of its file. */
export const pageErrors = {
  noHead: 'the text does not begin with fields between two lines of ---',
  head: 'the fields',
  notFields: 'the fields are not a list such as “title: About us”',
  reference: 'the fields refer to another part of the page with *: write that part out',
  line: 'line {line} of the fields: {problem}',
  secondTitle: 'a line begins with one #: the title is one of the fields, so begin headings with ## or ###',
  tooLong: 'the page is too long: shorten its tables and lists',
  tooSlow: 'the page takes too long to read: shorten it, or nest its parts less',
  tooDeep: 'the lists, quotes or fields are nested too deeply',
} as const
