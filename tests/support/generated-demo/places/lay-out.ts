import { abbottabad } from './abbottabad.ts'
import { faisalabad } from './faisalabad.ts'
import { gujranwala } from './gujranwala.ts'
import { islamabad } from './islamabad.ts'
import { karachi } from './karachi.ts'
import { lahore } from './lahore.ts'
import { multan } from './multan.ts'
import { peshawar } from './peshawar.ts'
import type { AreaPlan, CityPlan, Market, Place } from './plan.ts'
import { rawalpindi } from './rawalpindi.ts'
import { inUrdu } from './urdu-names.ts'

/** In the order of their ids; the menu's Properties link counts on Islamabad being the first. */
export const cityPlans: readonly CityPlan[] = [
  islamabad,
  rawalpindi,
  lahore,
  karachi,
  peshawar,
  faisalabad,
  multan,
  gujranwala,
  abbottabad,
]

/** Every area of every city, each after the area it lies in, with ids from 1 up. */
export function layOutPlaces(): Place[] {
  const places: Place[] = []
  const add = (city: CityPlan, cityId: number, plan: AreaPlan, market: Market, outer: readonly number[]) => {
    const { parts = [], share = parts.length > 0 ? 0.5 : 1, ...rest } = plan
    const id = places.length + 1
    const chain = [id, ...outer]
    const own: Market = { ...market, ...rest }
    places.push({
      ...own,
      id,
      cityId,
      city: city.name,
      parentId: outer[0] ?? null,
      chain,
      name: plan.name,
      urdu: inUrdu(plan.name),
      kind: plan.kind,
      at: plan.at,
      share,
    })
    for (const part of parts) add(city, cityId, part, own, chain)
  }
  for (const [index, city] of cityPlans.entries()) {
    for (const area of city.areas) add(city, index + 1, area, city.market, [])
  }
  return places
}
