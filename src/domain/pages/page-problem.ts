/** The problem with a page's file, in words for its author. */
export class PageProblem extends Error {
  override name = 'PageProblem'
}
