/** What is wrong with a page's file, in words for whoever wrote it. */
export class PageProblem extends Error {
  override name = 'PageProblem'
}
