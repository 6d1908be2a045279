import { useRouter } from '@tanstack/react-router'
import { agency } from '#agency'
import { weekdays } from '#contract/admin/settings.ts'
import { adminSystem as t } from '#messages/admin.ts'
import { Field, FieldNote } from '#ui/field.tsx'
import { CheckField } from '#ui/forms/check-field.tsx'
import { type Answer, call } from '../call.ts'
import { Choice } from '../components/choice.tsx'
import { Panel } from '../components/screen.tsx'
import { notify } from '../components/toasts.ts'
import { SubmitForm } from '../forms/form.tsx'
import { useForm } from '../forms/use-form.ts'

type Settings = Answer<'settings'>['data']['settings']

const dayNames = [
  t.settings.days.monday,
  t.settings.days.tuesday,
  t.settings.days.wednesday,
  t.settings.days.thursday,
  t.settings.days.friday,
  t.settings.days.saturday,
  t.settings.days.sunday,
]

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
  const router = useRouter()
  const put = async (wanted: SettingsValues) => {
    const { data } = await call('changeSettings', { body: toSettingsBody(wanted) })
    form.restart(toSettingsValues(data.settings))
    await router.invalidate()
  }
  const form = useForm<SettingsValues>({
    initial: () => toSettingsValues(settings),
    async send(values) {
      const before = toSettingsValues(settings)
      await put(values)
      notify(t.settings.saved, () => put(before))
    },
  })
  const { values, errors } = form
  const number = (name: NumberName, label: string, unit: string) => ({
    ...form.field(name),
    label,
    hint: t.settings.unitAndDefault({ unit, value: toSettingsValues(defaults)[name] }),
    inputMode: 'numeric' as const,
  })
  return (
    <Panel>
      <SubmitForm form={form} submit={t.settings.save}>
        <fieldset>
          <legend className="mb-3 text-lg font-semibold">{t.settings.officeHours}</legend>
          <div className="mb-4 flex flex-wrap gap-2">
            {weekdays.map((day) => (
              <label
                key={day}
                className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-line bg-white px-4 has-checked:border-green-700 has-checked:bg-green-50 has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
              >
                <input
                  type="checkbox"
                  checked={values.office_days.includes(day)}
                  onChange={({ currentTarget }) =>
                    form.set(
                      'office_days',
                      currentTarget.checked
                        ? [...values.office_days, day]
                        : values.office_days.filter((one) => one !== day),
                    )
                  }
                  className="size-4.5 accent-green-700"
                />
                {dayNames[day - 1]}
              </label>
            ))}
          </div>
          <FieldNote id="days-note" tone="error">
            {errors.office_days}
          </FieldNote>
          <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
            <Field
              {...form.field('office_opens')}
              label={t.settings.opens}
              type="time"
              hint={t.settings.pakistanTime}
            />
            <Field
              {...form.field('office_closes')}
              label={t.settings.closes}
              type="time"
              hint={t.settings.pakistanTime}
            />
            <Field {...number('promised_minutes', t.settings.responseTime, t.settings.officeMinutes)} />
          </div>
        </fieldset>
        <fieldset>
          <legend className="mt-4 mb-3 text-lg font-semibold">{t.settings.feedback}</legend>
          <div className="max-w-md">
            <Choice
              {...form.field('feedback_desk')}
              label={t.settings.feedbackTo}
              options={[['', t.settings.onlyAgency({ email: agency.email })], ...staff]}
              none={t.settings.staffLeft}
              hint={t.settings.feedbackHint}
            />
          </div>
        </fieldset>
        <fieldset>
          <legend className="mt-4 mb-3 text-lg font-semibold">{t.settings.periods}</legend>
          <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
            <Field
              {...number('listing_expiry_days', t.settings.listingExpiry, t.settings.daysSinceConfirmed)}
            />
            <Field {...number('listing_reminder_days', t.settings.listingReminder, t.settings.daysBefore)} />
            <Field {...number('resume_retention_days', t.settings.cvRetention, t.settings.daysUnit)} />
          </div>
        </fieldset>
        <fieldset>
          <legend className="mt-4 mb-3 text-lg font-semibold">{t.settings.approvals}</legend>
          <div className="grid gap-4 sm:grid-cols-2">
            <CheckField
              label={t.settings.photosFree}
              hint={t.settings.photosFreeHint}
              checked={values.photos_need_no_approval}
              onChecked={(checked) => form.set('photos_need_no_approval', checked)}
            />
            <CheckField
              label={t.settings.videosFree}
              hint={t.settings.videosFreeHint}
              checked={values.videos_need_no_approval}
              onChecked={(checked) => form.set('videos_need_no_approval', checked)}
            />
          </div>
        </fieldset>
        <fieldset>
          <legend className="mt-4 mb-3 text-lg font-semibold">{t.settings.portals}</legend>
          <label className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="checkbox"
              checked={values.feeds}
              onChange={({ currentTarget }) => form.set('feeds', currentTarget.checked)}
              className="size-4.5 shrink-0 accent-green-700"
            />
            <span>
              {t.settings.feeds({
                kyero: (inside) => (
                  <a key="kyero" href="/feeds/kyero.xml" className="text-green-700 underline">
                    {inside}
                  </a>
                ),
                listings: (inside) => (
                  <a key="listings" href="/feeds/listings.jsonl" className="text-green-700 underline">
                    {inside}
                  </a>
                ),
              })}
            </span>
          </label>
        </fieldset>
        <fieldset>
          <legend className="mt-4 mb-3 text-lg font-semibold">{t.settings.signIn}</legend>
          <Choice
            {...form.field('second_factor_required_for')}
            label={t.settings.twoFactorFor}
            options={secondFactorOptions}
            hint={t.settings.twoFactorHint}
          />
        </fieldset>
        <fieldset id="backups">
          <legend className="mt-4 mb-3 text-lg font-semibold">{t.settings.backups}</legend>
          <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
            <Field
              {...form.field('backup_place')}
              label={t.settings.backupPlace}
              hint={t.settings.backupPlaceHint}
            />
            <Field
              {...form.field('backup_time')}
              label={t.settings.backupTime}
              type="time"
              hint={t.settings.pakistanTime}
            />
            <Field
              {...form.field('backup_keep')}
              label={t.settings.backupKeep}
              hint={t.settings.backupKeepHint}
            />
          </div>
          <div className="mt-4">
            <CheckField
              label={t.settings.backupElsewhere}
              hint={t.settings.backupElsewhereHint}
              checked={values.backup_elsewhere}
              onChecked={(checked) => form.set('backup_elsewhere', checked)}
            />
          </div>
        </fieldset>
      </SubmitForm>
    </Panel>
  )
}

const secondFactorOptions = [
  ['nobody', t.settings.twoFactorOptions.nobody],
  ['administrators', t.settings.twoFactorOptions.administrators],
  ['everybody', t.settings.twoFactorOptions.everybody],
] as const satisfies ReadonlyArray<readonly [Settings['secondFactorRequiredFor'], string]>

type NumberName =
  | 'promised_minutes'
  | 'listing_expiry_days'
  | 'listing_reminder_days'
  | 'resume_retention_days'
type SettingsValues = Record<NumberName, string> & {
  office_days: Settings['officeDays']
  office_opens: string
  office_closes: string
  feeds: boolean
  second_factor_required_for: Settings['secondFactorRequiredFor']
  photos_need_no_approval: boolean
  videos_need_no_approval: boolean
  feedback_desk: string
  backup_place: string
  backup_elsewhere: boolean
  backup_time: string
  backup_keep: string
}

function toSettingsValues(settings: Settings): SettingsValues {
  return {
    office_days: settings.officeDays,
    office_opens: settings.officeOpens,
    office_closes: settings.officeCloses,
    feeds: settings.feeds,
    second_factor_required_for: settings.secondFactorRequiredFor,
    photos_need_no_approval: settings.photosNeedNoApproval,
    videos_need_no_approval: settings.videosNeedNoApproval,
    feedback_desk: settings.feedbackDesk,
    backup_place: settings.backupPlace,
    backup_elsewhere: settings.backupElsewhere,
    backup_time: settings.backupTime,
    backup_keep: settings.backupKeep,
    promised_minutes: String(settings.promisedMinutes),
    listing_expiry_days: String(settings.listingExpiryDays),
    listing_reminder_days: String(settings.listingReminderDays),
    resume_retention_days: String(settings.resumeRetentionDays),
  }
}

/** What is sent. What is no number becomes one that the server refuses at its field. */
function toSettingsBody(values: SettingsValues) {
  const number = (text: string) => (/^\d{1,6}$/.test(text.trim()) ? Number(text) : -1)
  return {
    ...values,
    office_opens: values.office_opens.slice(0, 5),
    office_closes: values.office_closes.slice(0, 5),
    backup_time: values.backup_time.slice(0, 5),
    promised_minutes: number(values.promised_minutes),
    listing_expiry_days: number(values.listing_expiry_days),
    listing_reminder_days: number(values.listing_reminder_days),
    resume_retention_days: number(values.resume_retention_days),
  }
}
