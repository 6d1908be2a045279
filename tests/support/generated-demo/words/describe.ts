import type { Facts } from '../listings/fact-types.ts'
import type { Random } from '../random.ts'
import { workplace } from './business.ts'
import { farmHouse, openLand } from './country.ts'
import { flat } from './flat.ts'
import { hotelSuite } from './hotel-suite.ts'
import { house } from './house.ts'
import { plot } from './plot.ts'
import { portion } from './portion.ts'
import { type Phrase, teller } from './tell.ts'
import { title } from './titles.ts'
import { yard } from './yard.ts'

export type Topics = Readonly<Record<string, readonly Phrase[]>>

const vocabularies = {
  home: house,
  portion,
  flat,
  farm: farmHouse,
  plot,
  land: openLand,
  workplace,
  yard,
}

/** A headline for the property. */
export function titleOf(facts: Facts, random: Random): string {
  return teller(facts, random).say([title]) ?? ''
}

/** Two to seven sentences that tell what the property is, without saying anything twice. */
export function descriptionOf(facts: Facts, random: Random): string {
  return tellTopics(topicsOf(facts), facts, random)
}

/** A sentence of each topic that is spoken of, in their order. */
export function tellTopics(topics: Topics, facts: Facts, random: Random): string {
  const { say } = teller(facts, random)
  const sentences = order(topics, random).map((topic) => say(topics[topic] ?? []))
  return sentences.filter((sentence) => sentence !== undefined).join(' ')
}

function topicsOf({ subtype, family, purpose }: Facts): Topics {
  if (subtype === 'plot file') return plot.file
  if (subtype === 'commercial plot') return plot.commercial
  return subtype === 'hotel suites' ? hotelSuite : vocabularies[family][purpose]
}

/** What is spoken of, and when: the thing itself first, then what surrounds it, then the terms. */
function order(topics: Topics, random: Random): string[] {
  const others = Object.keys(topics).filter((topic) => !['opening', 'terms', 'viewing'].includes(topic))
  const middle = random.shuffle(others).slice(0, random.chance(0.12) ? 1 : random.int(2, 4))
  const terms = middle.length < 3 || random.chance(0.65) ? ['terms'] : []
  const viewing = random.chance(0.3) && topics.viewing ? ['viewing'] : []
  return ['opening', ...middle, ...terms, ...viewing]
}
