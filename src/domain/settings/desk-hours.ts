import type { DeskHours } from '#contract/content/desk-hours.ts'
import type { Context } from '../context.ts'
import { readSettings } from './read.ts'

/** The office hours in which the agency answers, as staff have set them, in Pakistan time. */
export async function showDeskHours({ db }: Context<'db'>): Promise<DeskHours> {
  const { office_days: days, office_opens: opens, office_closes: closes } = await readSettings(db)
  return { days, opens, closes }
}
