import { useEffect, useState } from 'react'
import { callSlots, clockIn, writeCallTime } from '#contract/leads/call-time.ts'
import { agencyZone } from '#contract/text/agency-zone.ts'
import { timeOfDay } from '#contract/text/time-of-day.ts'
import { formFields as t } from '#messages/site.ts'
import { call } from '#ui/api.ts'
import { formatDate } from '#ui/format-date.ts'
import { SelectField } from '#ui/forms/select-field.tsx'
import { isAbroad } from '../parts/is-abroad.ts'
import type { FormWith } from './use-form.ts'

type Slot = { value: string; day: string; label: string }

/**
 * When a visitor abroad wants to be called, in the hours of the office, by their own clock with Pakistan's beside it.
 * Visitors in Pakistan, and those without JavaScript, do not see it.
 */
export function CallTimeField({ form }: { form: FormWith<'best_time'> }) {
  const [slots, setSlots] = useState<readonly Slot[]>([])
  useEffect(() => {
    if (!isAbroad()) return
    const leaving = new AbortController()
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    call('deskHours', { signal: leaving.signal }).then(
      (hours) => setSlots(callSlots(new Date(), hours).map((at) => toSlot(at, timeZone))),
      // Without hours there is nothing to choose from, and any time is right.
      () => {},
    )
    return () => leaving.abort()
  }, [])
  const days = [...new Set(slots.map(({ day }) => day))]
  return (
    <div className="local-time">
      <SelectField {...form.field('best_time')}>
        <option value="">{t.anyTime}</option>
        {days.map((day) => (
          <optgroup key={day} label={formatDate(day)}>
            {slots
              .filter((slot) => slot.day === day)
              .map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
          </optgroup>
        ))}
      </SelectField>
    </div>
  )
}

function toSlot(at: Date, zone: string): Slot {
  const { day, time } = clockIn(zone, at)
  const there = clockIn(agencyZone, at).time
  // English shows the 24-hour clock, Urdu says the part of the day.
  const clocks = { time, there, said: timeOfDay(time), saidThere: timeOfDay(there) }
  return { value: writeCallTime({ at, zone }), day, label: t.slot(clocks) }
}
