/** Which rooms a home has on which storey, from what is said of it: its form, bedrooms, bathrooms and size. */
import type { Layout } from './layout.ts'
import { type Cell, clamp, layOutStorey, type Room, type Storey } from './storey.ts'

/** The storeys of a home, the lowest first: as many bedrooms and bathrooms as the layout says. */
export function storeysOf(layout: Layout): Storey[] {
  switch (layout.form) {
    case 'house':
      return house(layout)
    case 'farm':
      return [farmHouse(layout)]
    case 'portion':
      return [portion(layout)]
    case 'suite':
      return [suite(layout)]
    default:
      return [flat(layout)]
  }
}

/** The bedrooms with as many bathrooms among them as there are; what is over opens to the hall. */
function suites({ beds, baths }: Layout): { bedrooms: Cell[]; shared: Cell[] } {
  const bedrooms = Array.from({ length: beds }, (_, index): Cell => {
    const first = index === 0 && beds > 1
    return {
      name: first ? 'Master bedroom' : beds === 1 ? 'Bedroom' : `Bedroom ${index + 1}`,
      kind: 'bed',
      share: first ? 3.4 : 3,
      ...(index < baths && { ensuite: 'Bath' }),
    }
  })
  const shared = Array.from(
    { length: Math.max(0, baths - beds) },
    (): Cell => ({ name: 'Powder', kind: 'bath', share: 1.1 }),
  )
  return { bedrooms, shared }
}

const cell = (name: string, kind: Cell['kind'], share: number): Cell => ({ name, kind, share })
const kitchen = cell('Kitchen', 'kitchen', 2)
const stairs = cell('Stairs', 'stairs', 1)

/** What the walls enclose of a plot of so many square feet: twice as deep as wide, open in front and behind. */
function builtOn(sqft: number): { width: number; depth: number } {
  const front = Math.sqrt(sqft / (sqft > 4000 ? 1.7 : 1.95))
  const width = front - (sqft > 2000 ? 5 : 0)
  return { width, depth: clamp((sqft * (sqft > 4000 ? 0.55 : 0.68)) / width, 28, 58) }
}

function depthsOf(depth: number) {
  return { back: depth * 0.37, middle: depth * 0.28, front: depth * 0.35 }
}

function house(layout: Layout): Storey[] {
  const { bedrooms, shared } = suites(layout)
  const below = layout.beds <= 3 ? 1 : layout.beds <= 5 ? 2 : 3
  const ground = bedrooms.slice(0, below)
  const above = bedrooms.slice(below)
  const { width, depth } = builtOn(layout.sqft * 0.93)
  const depths = depthsOf(depth)
  const atBack = Math.ceil(above.length / 2)
  return [
    layOutStorey({
      title: 'Ground floor',
      width,
      depths,
      back: [...ground, kitchen],
      middle: [cell('TV lounge', 'living', 4), stairs],
      front: [cell('Car porch', 'porch', 3), ...shared, cell('Drawing room', 'living', 3.4)],
    }),
    layOutStorey({
      title: 'First floor',
      width,
      depths,
      back: [...above.slice(0, atBack), ...(above.length > 2 ? [] : [cell('Store', 'store', 1)])],
      middle: [cell('Family lounge', 'living', 4), stairs],
      front: [...above.slice(atBack), cell('Terrace', 'open', above.length > 3 ? 1.6 : 2.2)],
    }),
  ]
}

function portion(layout: Layout): Storey {
  const { bedrooms, shared } = suites(layout)
  const { width, depth } = builtOn(layout.sqft * 0.9)
  const atBack = Math.ceil(layout.beds / 2)
  return layOutStorey({
    title: 'One floor of the house',
    width,
    depths: depthsOf(depth),
    back: [...bedrooms.slice(0, atBack), kitchen],
    middle: [cell('Lounge', 'living', 4), stairs],
    front: [
      ...bedrooms.slice(atBack),
      ...shared,
      cell(layout.beds > 2 ? 'Terrace' : 'Drawing room', layout.beds > 2 ? 'open' : 'living', 2),
    ],
  })
}

function flat(layout: Layout): Storey {
  const { bedrooms, shared } = suites(layout)
  const area = layout.sqft * 0.9
  const atBack = layout.beds === 1 ? 1 : Math.ceil(layout.beds / 2)
  const ahead = bedrooms.slice(atBack)
  const width = Math.sqrt(area * (layout.beds > 3 ? 1.6 : 1.3))
  const depth = area / width
  const small = ahead.length === 0 && shared.length === 0
  const front = small ? 5 : depth * 0.36
  return layOutStorey({
    title: 'The apartment',
    entrance: true,
    width,
    depths: { back: depth * 0.4, middle: depth * 0.6 - front, front },
    back: [...bedrooms.slice(0, atBack), kitchen],
    middle: [cell('Living and dining', 'living', 1)],
    front: [...ahead, ...shared, cell('Balcony', 'open', 1.6)],
  })
}

function farmHouse(layout: Layout): Storey {
  const { bedrooms, shared } = suites(layout)
  const area = 1500 + layout.beds * 520
  const width = Math.sqrt(area * 1.9)
  const depth = area / width
  const atBack = Math.ceil(layout.beds / 2)
  return layOutStorey({
    title: 'The house on one floor',
    width,
    depths: depthsOf(depth),
    back: [...bedrooms.slice(0, atBack), kitchen],
    middle: [cell('Lounge', 'living', 3), cell('Dining', 'living', 2)],
    front: [...bedrooms.slice(atBack), ...shared, cell('Verandah', 'open', 3)],
  })
}

/** One room with its bathroom. */
function suite({ sqft }: Layout): Storey {
  const width = Math.sqrt(sqft * 0.9 * 1.35)
  const depth = (sqft * 0.9) / width
  const bath = { width: clamp(width * 0.34, 4.5, 8), height: clamp(depth * 0.42, 5, 9) }
  const corner = { x: 0, y: depth - bath.height, ...bath }
  const room: Room = { name: 'Bedroom', kind: 'bed', x: 0, y: 0, width, height: depth, without: corner }
  return {
    title: 'The room',
    width,
    depth,
    rooms: [room, { name: 'Bath', kind: 'bath', ...corner }],
    doors: [
      { x: width - 2.5, y: depth, along: 'x', length: 3, swings: -1 },
      { x: bath.width / 2, y: corner.y, along: 'x', length: 2.25, swings: 1 },
    ],
    windows: [
      { x: width / 2, y: 0, along: 'x', length: Math.min(7, width * 0.5) },
      { x: 0, y: depth - bath.height / 2, along: 'y', length: 2 },
    ],
  }
}
