/** Reads possession, floor and year of construction out of cells and titles of other people's lists. */
import {
  basementWords,
  floorWords,
  groundWords,
  ordinalWords,
  parseYear,
} from '#contract/listings/building-text.ts'
import { type Possession, possessions } from '#contract/listings/property.ts'
import { plainWords } from '#contract/places/plain-words.ts'
import { sameWords } from '../features/index.ts'
import { possessionWords } from './possession-words.ts'

/** The facts of a building in a title; empty where there are none or they contradict each other. */
export type ToldBuilding = { possession?: Possession; floor?: number; year_built?: number }

/** The possession that a whole text means: 'Ready', 'Yes', 'Under construction', 'قبضہ نہیں'. */
export function parsePossession(text: string): Possession | undefined {
  const said = joined(text)
  return (
    possessions.find((possession) => {
      const { told, alone } = possessionWords[possession]
      return [possession, ...list(told), ...list(alone)].some((phrase) => joined(phrase) === said)
    }) ?? possessionIn(said)
  )
}

/** 'Grey structure house, ground floor', 'Possession plot', 'Flat on 3rd floor built in 2019'. */
export function buildingInTitle(title: string): ToldBuilding {
  const said = joined(title)
  const possession = possessionIn(said)
  const floor = floorIn(said)
  const year_built = yearIn(said)
  return {
    ...(possession && { possession }),
    ...(floor !== undefined && { floor }),
    ...(year_built !== undefined && { year_built }),
  }
}

/** The phrases that mean a possession in a query. */
export function possessionPhrases(): Array<readonly [Possession, string]> {
  return possessions.flatMap((possession) => {
    const { told, asked } = possessionWords[possession]
    return [...list(told), ...list(asked)].map((phrase) => [possession, phrase] as const)
  })
}

/** The phrases that mean a floor in a query or a title. '3 floors' and '3 manzil' are the height of a house. */
export function floorPhrases(): Array<readonly [floor: number, phrase: string]> {
  const named = [[-1, basementWords] as const, [0, groundWords] as const].flatMap(([floor, words]) =>
    words.map((word) => [floor, word] as const),
  )
  const numbered = Array.from({ length: mostNamed }, (_, at) => at + 1).flatMap((floor) =>
    [...(ordinalWords[floor - 1] ?? []), ...suffixes.map((suffix) => floor + suffix)].map(
      (word) => [floor, word] as const,
    ),
  )
  const bare = Array.from({ length: mostNamed }, (_, at) => [at + 1, `floor ${at + 1}`] as const)
  return [
    ...[...named, ...numbered].flatMap(([floor, word]) =>
      floorWords.map((noun) => [floor, `${word} ${noun}`] as const),
    ),
    ...bare,
  ]
}

const mostNamed = 40
const suffixes = ['st', 'nd', 'rd', 'th', ' th', 'ویں', 'vi']

/** The longest phrase wins: 'non possession' is not 'possession'. */
function possessionIn(said: string): Possession | undefined {
  const found = toldPhrases().find(([, phrase]) => said.includes(phrase))
  return found?.[0]
}

/** Undefined when several floors are named. */
function floorIn(said: string): number | undefined {
  const floors = new Set(toldFloors().flatMap(([floor, phrase]) => (said.includes(phrase) ? [floor] : [])))
  const [only] = floors
  return floors.size === 1 ? only : undefined
}

const built = / (?:built|constructed|build|year built|construction year)(?: in| year)? (\d{4}) /

function yearIn(said: string): number | undefined {
  const [, year] = built.exec(said) ?? []
  return year === undefined ? undefined : parseYear(year)
}

let possessionTable: ReadonlyArray<readonly [Possession, string]> | undefined
let floorTable: ReadonlyArray<readonly [number, string]> | undefined

function toldPhrases() {
  possessionTable ??= possessions
    .flatMap((possession) =>
      list(possessionWords[possession].told).map((phrase) => [possession, joined(phrase)] as const),
    )
    .sort(([, one], [, other]) => other.length - one.length)
  return possessionTable
}

function toldFloors() {
  floorTable ??= floorPhrases().map(([floor, phrase]) => [floor, joined(phrase)] as const)
  return floorTable
}

/** The words between single spaces, one also at either end, so that whole words can be looked for. */
function joined(text: string): string {
  return ` ${plainWords(text)
    .map((word) => sameWords[word] ?? word)
    .join(' ')} `
}

function list(texts = ''): string[] {
  return texts.split('|').filter(Boolean)
}
