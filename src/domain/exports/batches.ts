const atOnce = 1000

/** All rows of `read`, a thousand at a time; each read continues after the last row of the one before. */
export async function* inBatches<Row>(
  read: (last: Row | undefined, limit: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let last: Row | undefined; ; ) {
    const rows = await read(last, atOnce)
    if (rows.length > 0) yield rows
    last = rows.at(-1)
    if (rows.length < atOnce) return
  }
}
