/** The last child of what has the class `paint-whole`: until it has been read, nothing of its parent is painted. */
export function EndMark() {
  return <span data-end-mark hidden />
}
