import { matchPlaces, placeKeys } from '#contract/places/place-match.ts'

type Named = { written: string; urdu: string; around?: readonly string[] }

/** The first `most` whose name the text means, in English or Urdu, as places are found by theirs. */
export function bestNamed<Item extends Named>(items: readonly Item[], text: string, most: number): Item[] {
  return matchPlaces(items, text, ({ written, urdu, around = [] }) =>
    placeKeys({ name: written, synonyms: urdu ? [urdu] : [], around }),
  ).slice(0, most)
}
