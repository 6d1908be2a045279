import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { agency } from '#agency'
import { weekdays } from '#contract/admin/settings.ts'
import { Field, FieldNote } from '#ui/field.tsx'
import { type Answer, call } from '../call.ts'
import { CheckField } from '../components/check-field.tsx'
import { Choice } from '../components/choice.tsx'
import { Panel } from '../components/screen.tsx'
import { SendForm } from '../components/send-form.tsx'
import { notify } from '../components/toasts.ts'
import { useSending } from '../components/use-sending.ts'

type Settings = Answer<'settings'>['data']['settings']

const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** What staff change themselves. What is set back to what it was is taken back from the toast. */
export function SettingsForm({
  settings,
  defaults,
  staff,
}: {
  settings: Settings
  defaults: Settings
  /** Who can answer feedback. */
  staff: ReadonlyArray<readonly [id: string, name: string]>
}) {
  const [draft, setDraft] = useState(() => typed(settings))
  const sending = useSending()
  const router = useRouter()
  const change = (part: Partial<Typed>) => setDraft((now) => ({ ...now, ...part }))
  const put = async (wanted: Typed) => {
    const { data } = await call('changeSettings', { body: asSent(wanted) })
    setDraft(typed(data.settings))
    await router.invalidate()
  }
  const save = async () => {
    const before = typed(settings)
    if (await sending.send(() => put(draft))) notify('Saved. It holds from now on.', () => put(before))
  }
  const { fields } = sending
  const number = (name: NumberName, label: string, unit: string) => ({
    name,
    label,
    value: draft[name],
    error: fields[name],
    hint: `${unit}; ${typed(defaults)[name]} unless changed`,
    inputMode: 'numeric' as const,
    onValue: (value: string) => change({ [name]: value }),
  })
  return (
    <Panel>
      <SendForm sending={sending} submit="Save" onSend={() => void save()}>
        <fieldset>
          <legend className="mb-3 text-lg font-semibold">Office hours</legend>
          <div className="mb-4 flex flex-wrap gap-2">
            {weekdays.map((day) => (
              <label
                key={day}
                className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-line bg-white px-4 has-checked:border-green-700 has-checked:bg-green-50 has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
              >
                <input
                  type="checkbox"
                  checked={draft.days.includes(day)}
                  onChange={({ currentTarget }) =>
                    change({
                      days: currentTarget.checked
                        ? [...draft.days, day]
                        : draft.days.filter((one) => one !== day),
                    })
                  }
                  className="size-4.5 accent-green-700"
                />
                {dayNames[day - 1]}
              </label>
            ))}
          </div>
          <FieldNote id="days-note" tone="error">
            {fields.office_days}
          </FieldNote>
          <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
            <Field
              label="Opens"
              name="office_opens"
              type="time"
              value={draft.opens}
              error={fields.office_opens}
              hint="In Pakistan"
              onValue={(opens) => change({ opens })}
            />
            <Field
              label="Closes"
              name="office_closes"
              type="time"
              value={draft.closes}
              error={fields.office_closes}
              hint="In Pakistan"
              onValue={(closes) => change({ closes })}
            />
            <Field {...number('promised_minutes', 'A new lead is answered within', 'Office minutes')} />
          </div>
        </fieldset>
        <fieldset>
          <legend className="mt-4 mb-3 text-lg font-semibold">Feedback</legend>
          <div className="max-w-md">
            <Choice
              label="Feedback and complaints go to"
              name="feedback_desk"
              value={draft.feedbackDesk}
              options={[['', `${agency.email} only`], ...staff]}
              none="Somebody who has left"
              error={fields.feedback_desk}
              hint="Never to a sales agent. This person gets a mail besides the agency’s address."
              onValue={(feedbackDesk) => change({ feedbackDesk })}
            />
          </div>
        </fieldset>
        <fieldset>
          <legend className="mt-4 mb-3 text-lg font-semibold">How long</legend>
          <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
            <Field
              {...number('listing_expiry_days', 'A listing expires after', 'Days since it was confirmed')}
            />
            <Field {...number('listing_reminder_days', 'Its agent is reminded before', 'Days ahead')} />
            <Field {...number('resume_retention_days', 'Applications and CVs are kept for', 'Days')} />
          </div>
        </fieldset>
        <fieldset>
          <legend className="mt-4 mb-3 text-lg font-semibold">Changes of published listings</legend>
          <div className="grid gap-4 sm:grid-cols-2">
            <CheckField
              label="Photos need no approval"
              hint="New photos and floor plans by agents are on the site at once."
              isChecked={draft.photos}
              onChecked={(photos) => change({ photos })}
            />
            <CheckField
              label="Videos need no approval"
              hint="New videos by agents are on the site at once."
              isChecked={draft.videos}
              onChecked={(videos) => change({ videos })}
            />
          </div>
        </fieldset>
        <fieldset>
          <legend className="mt-4 mb-3 text-lg font-semibold">Portals</legend>
          <label className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="checkbox"
              checked={draft.feeds}
              onChange={({ currentTarget }) => change({ feeds: currentTarget.checked })}
              className="size-4.5 shrink-0 accent-green-700"
            />
            <span>
              Portals may fetch the published listings from{' '}
              <a href="/feeds/kyero.xml" className="text-green-700 underline">
                /feeds/kyero.xml
              </a>{' '}
              and{' '}
              <a href="/feeds/listings.jsonl" className="text-green-700 underline">
                /feeds/listings.jsonl
              </a>
            </span>
          </label>
        </fieldset>
        <fieldset>
          <legend className="mt-4 mb-3 text-lg font-semibold">Sign-in</legend>
          <Choice
            label="Require a second factor from"
            name="second_factor_required_for"
            value={draft.secondFactor}
            options={secondFactorOptions}
            hint="Staff without one must turn it on when they next use the app."
            error={fields.second_factor_required_for}
            onValue={(secondFactor) => change({ secondFactor })}
          />
        </fieldset>
      </SendForm>
    </Panel>
  )
}

const secondFactorOptions = [
  ['nobody', 'Nobody'],
  ['administrators', 'Administrators'],
  ['everybody', 'All staff'],
] as const satisfies ReadonlyArray<readonly [Settings['secondFactorRequiredFor'], string]>

type NumberName =
  | 'promised_minutes'
  | 'listing_expiry_days'
  | 'listing_reminder_days'
  | 'resume_retention_days'
type Typed = Record<NumberName, string> & {
  days: Settings['officeDays']
  opens: string
  closes: string
  feeds: boolean
  secondFactor: Settings['secondFactorRequiredFor']
  photos: boolean
  videos: boolean
  feedbackDesk: string
}

function typed(settings: Settings): Typed {
  return {
    days: settings.officeDays,
    opens: settings.officeOpens,
    closes: settings.officeCloses,
    feeds: settings.feeds,
    secondFactor: settings.secondFactorRequiredFor,
    photos: settings.photosNeedNoApproval,
    videos: settings.videosNeedNoApproval,
    feedbackDesk: settings.feedbackDesk,
    promised_minutes: String(settings.promisedMinutes),
    listing_expiry_days: String(settings.listingExpiryDays),
    listing_reminder_days: String(settings.listingReminderDays),
    resume_retention_days: String(settings.resumeRetentionDays),
  }
}

/** What is no number is one that the server refuses at its field. */
function asSent({
  days,
  opens,
  closes,
  feeds,
  secondFactor,
  photos,
  videos,
  feedbackDesk,
  ...numbers
}: Typed) {
  const number = (text: string) => (/^\d{1,6}$/.test(text.trim()) ? Number(text) : -1)
  return {
    office_days: days,
    office_opens: opens.slice(0, 5),
    office_closes: closes.slice(0, 5),
    feeds,
    second_factor_required_for: secondFactor,
    photos_need_no_approval: photos,
    videos_need_no_approval: videos,
    feedback_desk: feedbackDesk,
    promised_minutes: number(numbers.promised_minutes),
    listing_expiry_days: number(numbers.listing_expiry_days),
    listing_reminder_days: number(numbers.listing_reminder_days),
    resume_retention_days: number(numbers.resume_retention_days),
  }
}
