/** Map searches: `turn` moves the map a little, so that no two requests are the same. */
import { encodeBox } from '#contract/search/map-box.ts'
import { encodeShape } from '#contract/search/map-shape.ts'
import type { Mix } from './mixes.ts'

const crore = 10_000_000
const lahore = { lat: 31.5, long: 74.34 }
const karachi = { lat: 24.9, long: 67.08 }
const islamabad = { lat: 33.69, long: 73.04 }
// Positions of areas of the market, as fill.ts spreads them.
const gulberg = { lat: lahore.lat - 0.028, long: lahore.long + 0.003 }
const inKarachi = { lat: karachi.lat + 0.0135, long: karachi.long - 0.0177 }

/** The area that a map of 1,280 × 800 pixels shows. */
function view({ lat, long }: typeof lahore, zoom: number, turn: number): string {
  const pixel = 360 / (512 * 2 ** zoom)
  const [wide, high] = [640 * pixel, 400 * pixel * Math.cos((lat * Math.PI) / 180)]
  const [north, east] = [lat + (turn - 40) * pixel * 4, long + (turn - 40) * pixel * 6]
  return `zoom=${zoom}&box=${encodeBox([east - wide, north - high, east + wide, north + high])}`
}

export const mapMixes: readonly Mix[] = [
  { name: 'the country', query: (turn) => `purpose=sale&${view({ lat: 30.5, long: 70 }, 5, turn)}` },
  {
    name: 'the country, houses in a budget',
    query: (turn) =>
      `purpose=sale&${view({ lat: 30.5, long: 70 }, 5, turn)}&subtype=house&minPrice=${crore}&maxPrice=${3 * crore + turn * 100_000}&beds=3`,
  },
  { name: 'a province', query: (turn) => `purpose=sale&${view({ lat: 31.5, long: 73.5 }, 7, turn)}` },
  { name: 'a city', query: (turn) => `purpose=sale&${view(lahore, 11, turn)}` },
  {
    name: 'a city, flats and houses under a price',
    query: (turn) =>
      `purpose=sale&${view(lahore, 11, turn)}&subtype=house,apartment&maxPrice=${5 * crore + turn * 100_000}&beds=2`,
  },
  {
    name: 'half a city, to rent, by size',
    query: (turn) =>
      `purpose=rent&${view(karachi, 12, turn)}&minSize=${5 + (turn % 5)}&maxSize=20&sizeUnit=marla&baths=2`,
  },
  { name: 'some quarters', query: (turn) => `purpose=sale&${view(islamabad, 13, turn)}&type=plot` },
  {
    name: 'a quarter, with a word',
    query: (turn) => `purpose=sale&${view(gulberg, 14, turn)}&keyword=gulbreg`,
  },
  { name: 'streets', query: (turn) => `purpose=sale&${view(inKarachi, 16, turn)}` },
  {
    name: 'within 2 km of a place',
    query: (turn) =>
      `purpose=sale&zoom=13&near=${(islamabad.lat + turn / 2000).toFixed(5)},${islamabad.long},2`,
  },
]

/** Drawn by hand: 50 corners around a quarter, half a city, and most of the country. */
export const shapeMixes: readonly Mix[] = [
  { name: 'a quarter', at: lahore, degrees: 0.03, zoom: 13 },
  { name: 'half a city', at: karachi, degrees: 0.1, zoom: 11 },
  { name: 'a drawn province', at: { lat: 31.5, long: 73.2 }, degrees: 2.5, zoom: 7 },
].map(({ name, at, degrees, zoom }) => ({
  name: `${name}, 50 corners`,
  query: (turn) => `purpose=sale&zoom=${zoom}&shape=${drawn(at, degrees * (1 + turn / 500))}`,
}))

function drawn({ lat, long }: typeof lahore, degrees: number): string {
  const corners = Array.from({ length: 50 }, (_, at) => {
    const turn = (at / 50) * 2 * Math.PI
    const far = degrees * (1 + 0.3 * Math.sin(5 * turn))
    return { lat: lat + far * Math.sin(turn), long: long + far * Math.cos(turn) }
  })
  return encodeShape([corners])
}
