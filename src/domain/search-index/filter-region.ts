import { wholeAt, wordAt } from '../typed-arrays.ts'
import { wordsPerBlock } from './blocks.ts'
import type { Names } from './names.ts'
import type { Partition } from './partition.ts'
import { liesIn, type Region, type Within } from './regions.ts'
import { none } from './row.ts'

/** Keeps of `rows` those in the region: by their own position, else by the middle of their area. */
export function filterRegion(rows: Uint32Array, partition: Partition, region: Region, names: Names): void {
  const areas = areasIn(partition, region, names)
  for (let from = 0; from < rows.length; from += wordsPerBlock) {
    const block = partition.blocks.from(from)
    const within = block.placed.count === 0 ? areas === 'all' : region.within(block.placed)
    const hasOthers = block.areas.size > 0
    if (within === true && (!hasOthers || areas === 'all')) continue
    const part = rows.subarray(from, from + wordsPerBlock)
    if (within === false && (!hasOthers || areas === 'none')) part.fill(0)
    else keepEach(part, from << 5, partition, { within, areas })
  }
}

type AreasIn = 'all' | 'none' | ReadonlySet<number>

function keepEach(
  rows: Uint32Array,
  first: number,
  { columns }: Partition,
  { within, areas }: { within: Within; areas: AreasIn },
): void {
  for (let word = 0; word < rows.length; word++) {
    let kept = 0
    for (let left = wordAt(rows, word); left !== 0; left &= left - 1) {
      const lowest = left & -left
      const row = first + ((word << 5) | (31 - Math.clz32(lowest)))
      const x = wholeAt(columns.x, row)
      const fits =
        x === none
          ? isAmong(areas, wholeAt(columns.areaId, row))
          : typeof within === 'function'
            ? within(x, wholeAt(columns.y, row))
            : within
      if (fits) kept |= lowest
    }
    rows[word] = kept
  }
}

function isAmong(areas: AreasIn, id: number): boolean {
  return typeof areas === 'string' ? areas === 'all' : areas.has(id)
}

/** The partition's areas whose middle is in the region. */
function areasIn({ ofArea }: Partition, region: Region, names: Names): AreasIn {
  const areas = new Set<number>()
  let known = 0
  for (const [id] of ofArea.entries()) {
    known++
    const middle = names.middle(id)
    if (middle && liesIn(region, middle.x, middle.y)) areas.add(id)
  }
  if (areas.size === 0) return 'none'
  return areas.size === known ? 'all' : areas
}
