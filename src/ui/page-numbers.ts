/** The page links to show: first, last, and those around the current one; null is a gap. */
export function pageNumbers(page: number, pages: number): Array<number | null> {
  const near = [1, page - 1, page, page + 1, pages]
  const wanted = [...new Set(near)].filter((number) => number >= 1 && number <= pages).sort((a, b) => a - b)
  return wanted.flatMap((number, at) => {
    const before = wanted[at - 1] ?? number - 1
    if (number - before === 2) return [number - 1, number]
    return number - before > 2 ? [null, number] : [number]
  })
}
