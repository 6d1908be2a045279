/** Says in words what the scripts built: the facts that each rendering leaves beside its picture. */

export type Season = 'spring' | 'summer' | 'monsoon' | 'winter'
export type Light = 'morning' | 'noon' | 'day' | 'golden' | 'dusk' | 'overcast' | 'hazy'

interface Moment {
  season: Season | null
  /** Null in a hall without windows. */
  light: Light | null
  /** Scenes of the same building have the same look. */
  look?: string
}

export interface HouseFacts extends Moment {
  what: 'house'
  storeys: number
  plot: string
  corner: boolean
  walls: string[]
  gate: string | null
  features: string[]
}

export interface ApartmentFacts extends Moment {
  what: 'apartments'
  storeys: number
  stepped: boolean
  walls: string[]
  features: string[]
  ground: 'shops' | 'garden'
}

export interface PlotFacts extends Moment {
  what: 'plot'
  setting: string
  corner: boolean
  commercial: boolean
  farm: boolean
}

/** A scene that says in its own words what stands in it. */
export interface SettingFacts extends Moment {
  what: 'shop' | 'office' | 'hall'
  setting: string
}

export type SceneFacts = HouseFacts | ApartmentFacts | PlotFacts | SettingFacts

/** As long as the text of a picture may be that staff save. */
const longestAlt = 200

/** The words under the picture, which are its alternative text as well. */
export function captionOf(facts: SceneFacts): string {
  const words = [subjectOf(facts), momentOf(facts), 'artist’s impression'].filter(Boolean).join(', ')
  const isLong = words.length > longestAlt && 'features' in facts && facts.features.length > 0
  return isLong ? captionOf({ ...facts, features: facts.features.slice(0, -1) }) : words
}

function subjectOf(facts: SceneFacts): string {
  switch (facts.what) {
    case 'house': {
      const plot = `on ${a(facts.plot)} ${facts.corner ? 'corner plot' : 'plot'}`
      const parts = facts.gate ? [...facts.features, facts.gate] : facts.features
      return `${storeyed(facts.storeys)} house in ${list(facts.walls)} ${plot}${withParts(parts)}`
    }
    case 'apartments': {
      const ground = facts.ground === 'shops' ? 'shops at street level' : 'a front garden'
      const stepped = facts.stepped ? ' that steps back towards the top' : ''
      const parts = withParts([...facts.features, ground])
      return `${storeyed(facts.storeys)} apartment block in ${list(facts.walls)}${stepped}${parts}`
    }
    case 'plot':
      return upperFirst(facts.setting)
    default:
      return facts.setting
  }
}

const seasonal: Record<Light, (season: Season) => string> = {
  morning: (season) => `on ${a(season)} morning`,
  noon: (season) => `at noon in ${season}`,
  day: (season) => `on ${a(season)} day`,
  golden: (season) => `on ${a(season)} evening`,
  dusk: (season) => `at dusk in ${season}`,
  overcast: (season) => `under ${season} clouds`,
  hazy: (season) => `in ${season} haze`,
}

const atAnyTime: Record<Light, string> = {
  morning: 'in the morning',
  noon: 'at noon',
  day: 'by day',
  golden: 'in low evening sun',
  dusk: 'at dusk',
  overcast: 'under clouds',
  hazy: 'in haze',
}

function momentOf({ season, light }: Moment): string {
  if (!light) return ''
  return season ? seasonal[light](season) : atAnyTime[light]
}

const numbers = [
  '',
  'Single',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
]

function storeyed(storeys: number): string {
  return `${numbers[storeys] ?? storeys}-storey`
}

function withParts(parts: readonly string[]): string {
  return parts.length > 0 ? ` with ${list(parts)}` : ''
}

function list(words: readonly string[]): string {
  const last = words.at(-1) ?? ''
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${last}` : last
}

function a(words: string): string {
  return `${/^(?:[aeiou]|8|11|18)/i.test(words) ? 'an' : 'a'} ${words}`
}

function upperFirst(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}
