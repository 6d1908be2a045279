/** Where the units of a kind are on the page of units: links from the project lead there. */
export function unitTypeId(id: number): string {
  return `type-${id}`
}
