/** The promise to visitors: a call within so many minutes of office hours. */

import { untouchedStatuses } from '#contract/admin/lead-statuses.ts'
import {
  minutesAfterOfficeHours,
  minutesBeforeOfficeHours,
  type OfficeHours,
} from '#contract/admin/office-hours.ts'
import { agencyZone } from '#contract/text/agency-zone.ts'
import type { Db } from '#db/client.ts'
import type { leads } from '#db/schema/index.ts'
import { readSettings } from '../settings/index.ts'

type Answered = Pick<typeof leads.$inferSelect, 'status' | 'created_at' | 'first_contacted_at'>

export type Promised = {
  /** Leads from before this moment without a call wait too long; undefined when there are no office hours. */
  waitingSince: Date | undefined
  /** Until when a call is due. */
  answerBy(received: Date): Date | undefined
  /** Whether there was no call in time. */
  isLate(lead: Answered): boolean
}

/** The current promise, as staff have set it. */
export async function readPromise(db: Db, now = new Date()): Promise<Promised> {
  const { office_days: days, office_opens, office_closes, promised_minutes } = await readSettings(db)
  const hours: OfficeHours = { zone: agencyZone, days, opens: office_opens, closes: office_closes }
  const waitingSince = minutesBeforeOfficeHours(now, promised_minutes, hours)
  const answerBy = (received: Date) => minutesAfterOfficeHours(received, promised_minutes, hours)
  return {
    waitingSince,
    answerBy,
    isLate({ status, created_at, first_contacted_at }) {
      if (first_contacted_at) return first_contacted_at > (answerBy(created_at) ?? first_contacted_at)
      return isUntouched(status) && waitingSince !== undefined && created_at < waitingSince
    },
  }
}

function isUntouched(status: Answered['status']): boolean {
  return untouchedStatuses.some((one) => one === status)
}
