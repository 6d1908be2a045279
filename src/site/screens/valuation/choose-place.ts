import { joinList } from '#contract/text/join-list.ts'
import type { Answer } from '#ui/api.ts'

export type Place = Answer<'places'>[number]
export type ChosenPlace = { place: Place } | { choices: readonly Place[] }

type Name = Pick<Place, 'name' | 'within'>

/** A place as the form and its address have it: 'Phase 6, DHA Lahore, Lahore'. */
export function placeLabel({ name, within }: Name): string {
  return joinList([name, within])
}

/**
 * The place that a typed text names among the suggestions, the best first: the one with this label, else
 * the only one with this name, with or without words of the places around it, else the only one there is.
 * Otherwise the visitor has to choose.
 */
export function choosePlace(text: string, places: readonly Place[]): ChosenPlace {
  const wanted = tidy(text)
  const byLabel = places.filter((place) => placeNames(place).some((one) => tidy(placeLabel(one)) === wanted))
  const byName = places.filter((place) => placeNames(place).some((one) => isNamed(one, wanted)))
  const [only, second] = [byLabel, byName, places].find((found) => found.length > 0) ?? []
  return only && !second ? { place: only } : { choices: byLabel.length > 0 ? byLabel : places }
}

/** In both languages: the address of a page is the same in both. */
function placeNames({ otherLanguage, ...place }: Place): Name[] {
  return otherLanguage ? [place, otherLanguage] : [place]
}

/** 'DHA Phase 6' and 'DHA Phase 6, Lahore' name the same: words of places around it may follow. */
function isNamed({ name, within }: Name, wanted: string): boolean {
  const own = tidy(name)
  if (wanted === own) return true
  const around = new Set(tidy(within ?? '').split(' '))
  const isAround = (word: string) => around.has(word)
  return (
    wanted.startsWith(`${own} `) &&
    wanted
      .slice(own.length + 1)
      .split(' ')
      .every(isAround)
  )
}

function tidy(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\s,،\u200f]+/gu, ' ')
    .trim()
}
