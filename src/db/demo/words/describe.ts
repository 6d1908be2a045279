import type { Facts } from '../listings/facts.ts'
import type { Random } from '../random.ts'
import { industrial, workplace } from './business.ts'
import { farmHouse, openLand } from './country.ts'
import { flat } from './flat.ts'
import { house } from './house.ts'
import { plot } from './plot.ts'
import { portion } from './portion.ts'
import { type Phrase, teller } from './tell.ts'
import { title } from './titles.ts'

type Topics = Readonly<Record<string, readonly Phrase[]>>

const vocabularies = {
  home: house,
  portion,
  flat,
  farm: farmHouse,
  plot,
  land: openLand,
  workplace,
  yard: industrial,
}

/** A headline for the property. */
export function titleOf(facts: Facts, random: Random): string {
  return teller(facts, random).say([title]) ?? ''
}

/** Two to seven sentences that tell what the property is, without saying anything twice. */
export function descriptionOf(facts: Facts, random: Random): string {
  const topics: Topics = facts.subtype === 'plot file' ? plot.file : vocabularies[facts.family][facts.purpose]
  const { say } = teller(facts, random)
  const sentences = order(topics, random).map((topic) => say(topics[topic] ?? []))
  return sentences.filter((sentence) => sentence !== undefined).join(' ')
}

/** What is spoken of, and when: the thing itself first, then what surrounds it, then the terms. */
function order(topics: Topics, random: Random): string[] {
  const others = Object.keys(topics).filter((topic) => !['opening', 'terms', 'viewing'].includes(topic))
  const middle = random.shuffle(others).slice(0, random.weighted(lengths) === 'short' ? 1 : random.int(2, 4))
  const terms = random.chance(0.72) ? ['terms'] : []
  const viewing = random.chance(0.3) && topics.viewing ? ['viewing'] : []
  return ['opening', ...middle, ...terms, ...viewing]
}

const lengths = { short: 22, full: 78 }
