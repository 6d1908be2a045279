/** Searches as visitors make them; `turn` moves prices, places and pages, so that no two are quite the same. */
export type Mix = { name: string; query: (turn: number) => string }

const crore = 10_000_000

export const mixes: readonly Mix[] = [
  {
    name: 'the menu: all for sale in a city',
    query: (turn) => `purpose=sale&cityId=${(turn % 4) + 1}`,
  },
  {
    name: 'houses in a budget',
    query: (turn) =>
      `purpose=sale&cityId=1&type=residential&subtype=house&minPrice=${crore}&maxPrice=${3 * crore + turn * 100_000}&beds=3`,
  },
  {
    name: 'plots of three areas by price',
    query: (turn) =>
      `purpose=sale&cityId=2&areaIds=${49 + (turn % 20)},${50 + (turn % 20)},${60 + (turn % 20)}&type=plot&sort=price-low`,
  },
  {
    name: 'to rent, with beds and baths, cheapest first',
    query: (turn) => `purpose=rent&cityId=3&beds=${(turn % 3) + 1}&baths=2&sort=price-low`,
  },
  {
    name: 'by size in marla, largest first',
    query: (turn) =>
      `purpose=sale&cityId=${(turn % 3) + 1}&minSize=${5 + (turn % 5)}&maxSize=20&sizeUnit=marla&sort=size-high`,
  },
  {
    name: 'a keyword, misspelt, in a city',
    query: (turn) => `purpose=sale&cityId=${(turn % 3) + 1}&keyword=bahria+twon`,
  },
  {
    name: 'features, with pictures, of the last months, lowest price per sq ft',
    query: (turn) =>
      `purpose=sale&cityId=${(turn % 3) + 1}&features=gas,corner&hasPictures=true&added=${60 + (turn % 30)}&sort=unit-price-low`,
  },
  {
    name: 'ready flats on the first floors, built of late',
    query: (turn) =>
      `purpose=sale&cityId=${(turn % 3) + 1}&subtype=apartment&possession=ready&minYear=${2005 + (turn % 15)}&minFloor=1&maxFloor=3`,
  },
  {
    name: 'the whole country under a price, a later page',
    query: (turn) => `purpose=sale&maxPrice=${crore + turn * 200_000}&page=${(turn % 30) + 1}`,
  },
  {
    name: 'several kinds, a budget, dearest first',
    query: (turn) =>
      `purpose=sale&cityId=4&subtype=house,apartment,penthouse&maxPrice=${5 * crore}&beds=2&sort=price-high&page=${(turn % 10) + 1}`,
  },
]
