import { offices } from '#agency'
import { emptyList, loadedList } from '#contract/api/async-state.ts'
import { dayInPakistan } from '#contract/text/clock-time.ts'
import { currentLanguage } from '#messages/language.ts'
import { call } from '#ui/api.ts'
import { site } from '#ui/site-settings.ts'
import type { City } from './cities.ts'
import type { Office } from './offices.ts'

/** The cities of every search (S2.2), the offices of the footer, and the day on which 'yesterday' depends. */
export async function loadVisit() {
  const cities = call('cities').then(loadedList, () => emptyList<City>())
  return { today: dayInPakistan(new Date()), offices: await loadOffices(), cities: await cities }
}

/** The offices of the admin app, or those of the agency's file when the server cannot load them. */
export function loadOffices(): Promise<readonly Office[]> {
  const answer = call('offices')
  if (!import.meta.env.SSR) return answer
  return answer.catch(() =>
    offices.map(({ urdu, ...office }) => ({
      ...office,
      ...(currentLanguage() === 'ur' && urdu),
      mapUrl: site().maps ? office.mapUrl : null,
      otherPhones: [],
    })),
  )
}
