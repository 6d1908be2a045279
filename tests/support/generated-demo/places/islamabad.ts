import { gAndISectors, oldSectors } from './islamabad-sectors.ts'
import { societies } from './islamabad-societies.ts'
import type { CityPlan } from './plan.ts'

export const islamabad: CityPlan = {
  name: 'Islamabad',
  slug: 'islamabad',
  at: [33.6844, 73.0479],
  listings: 520,
  market: { land: 18_000, flat: 15_000, mix: 'sector', marla: 250, sizes: 'marlas', near: [] },
  areas: [...oldSectors, ...gAndISectors, ...societies],
}
