/** What the demo's listings say in Urdu: from the same facts as the English, in sentences of their own. */
import type { Facts } from '../../listings/fact-types.ts'
import type { Random } from '../../random.ts'
import { type Topics, tellTopics } from '../describe.ts'
import { teller } from '../tell.ts'
import { farmHouse, openLand, yard } from './country.ts'
import { flat } from './flat.ts'
import { hotelSuite } from './hotel-suite.ts'
import { house } from './house.ts'
import { plot } from './plot.ts'
import { portion } from './portion.ts'
import { title } from './titles.ts'
import { workplace } from './workplace.ts'

const vocabularies = { home: house, portion, flat, farm: farmHouse, plot, land: openLand, workplace, yard }

/** A headline for the property. */
export function urduTitleOf(facts: Facts, random: Random): string {
  return teller(facts, random).say([title]) ?? ''
}

/** Two to seven sentences that tell what the property is, without saying anything twice. */
export function urduDescriptionOf(facts: Facts, random: Random): string {
  return tellTopics(topicsOf(facts), facts, random)
}

function topicsOf({ subtype, family, purpose }: Facts): Topics {
  if (subtype === 'plot file') return plot.file
  if (subtype === 'commercial plot') return plot.commercial
  return subtype === 'hotel suites' ? hotelSuite : vocabularies[family][purpose]
}
