import { filterBetween, filterEqual, intersectInto, isEmpty, unionInto } from './bit-set.ts'
import type { BufferPool } from './buffer-pool.ts'
import { filterRegion } from './filter-region.ts'
import type { Meaning } from './keyword.ts'
import type { Partition } from './partition.ts'
import { type IndexQuery, regionsOf } from './query.ts'
import { filterRange, keepNewest } from './ranges.ts'
import type { Store } from './store.ts'

/**
 * The rows of a partition that fit a question, kept apart for the three filters whose counts ignore themselves:
 * `others` fit all the rest; the three are undefined when they do not filter.
 */
export type Match = {
  partition: Partition
  others: Uint32Array
  subtype: Uint32Array | undefined
  area: Uint32Array | undefined
  beds: Uint32Array | undefined
}

export type MatchMemory = { buffers: BufferPool; store: Pick<Store, 'rowNumbers' | 'partitions' | 'names'> }

/** Undefined when no row matches the filters combined in `others`; no counts are needed then. */
export function match(partition: Partition, question: IndexQuery, memory: MatchMemory): Match | undefined {
  const { subtype, area, beds } = choices(partition, question)
  const take = (fill: Fill) => filled(partition, fill, memory)
  const others = take((rows) => fillRows(rows, partition, question, memory))
  if (isEmpty(others)) return undefined
  return {
    partition,
    others,
    subtype: subtype && take(subtype),
    area: area && take(area),
    beds: beds && take(beds),
  }
}

/**
 * The rows of a partition that fit the whole question; undefined when there are none. Quicker than `match`: without
 * counts, the filters that check each row can come after all others.
 */
export function matchAll(
  partition: Partition,
  question: IndexQuery,
  memory: MatchMemory,
): Uint32Array | undefined {
  const fills = Object.values(choices(partition, question)).filter((fill) => fill !== undefined)
  const rows = filled(partition, (into) => fillRows(into, partition, question, memory, fills), memory)
  return isEmpty(rows) ? undefined : rows
}

/** Puts the rows that a filter allows into a set. */
type Fill = (into: Uint32Array) => void

function filled(partition: Partition, fill: Fill, { buffers }: MatchMemory): Uint32Array {
  const rows = buffers.take(partition.count)
  fill(rows)
  return rows
}

/** The three filters whose counts ignore themselves; undefined when they do not filter. */
function choices(
  { ofSubtype, ofArea, ofBeds }: Partition,
  { subtypes, areas, beds }: IndexQuery,
): Record<'subtype' | 'area' | 'beds', Fill | undefined> {
  return {
    subtype: subtypes && ((rows) => ofSubtype.addEach(subtypes, rows)),
    area: areas && ((rows) => ofArea.addEach(areas, rows)),
    beds: beds === undefined ? undefined : (rows) => ofBeds.addFrom(beds, rows),
  }
}

/** The map first, which usually leaves few rows; filters that check each row last. `more` are filters besides. */
function fillRows(
  rows: Uint32Array,
  partition: Partition,
  question: IndexQuery,
  memory: MatchMemory,
  more: readonly Fill[] = [],
): void {
  const { columns } = partition
  const { ofType, baths, possessions, yearBuilt, floor, price, size } = question
  const { agentId, projectId, publishedFrom } = question
  const keep = (fill: Fill) => intersectInto(rows, filled(partition, fill, memory))
  unionInto(rows, partition.live)
  for (const region of regionsOf(question)) filterRegion(rows, partition, region, memory.store.names)
  for (const fill of more) keep(fill)
  if (ofType) keep((allowed) => partition.ofSubtype.addEach(ofType, allowed))
  if (baths !== undefined) keep((allowed) => partition.ofBaths.addFrom(baths, allowed))
  if (possessions) keep((allowed) => partition.ofPossession.addEach(possessions, allowed))
  if (projectId !== undefined) keep((allowed) => partition.ofProject.addEach([projectId], allowed))
  for (const { trait, projects = [] } of question.traits)
    keep((allowed) => {
      partition.ofTrait.addEach([trait], allowed)
      partition.ofProject.addEach(projects, allowed)
    })
  for (const word of question.words) keep((allowed) => addMeant(allowed, partition, word, memory))
  if (agentId !== undefined) filterEqual(rows, columns.agentId, agentId)
  if (yearBuilt) filterBetween(rows, columns.yearBuilt, yearBuilt)
  if (floor) filterBetween(rows, columns.floor, floor)
  if (publishedFrom !== undefined) keepNewest(rows, partition, publishedFrom, memory.buffers)
  if (price) filterRange(rows, partition, { column: 'price', range: price, buffers: memory.buffers })
  if (size) filterRange(rows, partition, { ...size, buffers: memory.buffers })
}

/** Puts the rows into the set that have one of a word's meanings; dead rows may be among them. */
export function addMeant(into: Uint32Array, partition: Partition, word: Meaning, memory: MatchMemory): void {
  for (const titled of word.titled) partition.addTitled(titled, into)
  for (const { cities, areas, projects, subtypes } of word.called) {
    if (cities.has(partition.cityId)) unionInto(into, partition.live)
    partition.ofArea.addEach(areas, into)
    partition.ofSubtype.addEach(subtypes, into)
    partition.ofProject.addEach(projects, into)
  }
  const place = word.id === undefined ? undefined : memory.store.rowNumbers.find(word.id)
  if (place && memory.store.partitions[place.partition] === partition) {
    into[place.row >>> 5] = (into[place.row >>> 5] ?? 0) | (1 << (place.row & 31))
  }
}
