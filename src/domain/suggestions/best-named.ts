import { placeKeys, rankPlaces } from '#contract/places/place-match.ts'

type Named = { written: string; urdu: string; around?: readonly string[] }

/**
 * The first `most` whose name the text means, in English or Urdu, as places are found by theirs; each with its rank as
 * of `rankPlaces`.
 */
export function bestNamed<Item extends Named>(
  items: readonly Item[],
  text: string,
  most: number,
): { item: Item; rank: number }[] {
  return rankPlaces(items, text, ({ written, urdu, around = [] }) =>
    placeKeys({ name: written, synonyms: urdu ? [urdu] : [], around }),
  )
    .sort((one, other) => one.rank - other.rank)
    .slice(0, most)
}
