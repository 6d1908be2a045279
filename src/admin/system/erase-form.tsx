import { eraseWord } from '#contract/admin/privacy.ts'
import { adminSystem as t } from '#messages/admin.ts'
import { Field } from '#ui/field.tsx'
import { call } from '../call.ts'
import { Panel } from '../components/screen.tsx'
import { SubmitForm } from '../forms/form.tsx'
import { useForm } from '../forms/use-form.ts'
import type { Erased, PersonalData } from './personal-data.tsx'

/** Erases what was found, once the word is typed; says what it cannot reach. */
export function EraseForm({
  who,
  linked,
  data: { seen, obstacles, auditEntries },
  onErased,
}: {
  who: string
  linked: boolean
  data: PersonalData
  onErased: (erased: Erased) => void
}) {
  const form = useForm({
    initial: { confirm: '' },
    async send({ confirm }) {
      const { data } = await call('erasePersonalData', { body: { who, linked, seen, confirm } })
      onErased(data)
    },
  })
  return (
    <Panel title={t.erase.erase}>
      <ul className="mb-5 max-w-prose list-disc stack-1 pl-5">
        <li>{t.erase.deleted}</li>
        <li>{t.erase.bookings}</li>
        <li>{t.erase.final}</li>
      </ul>
      <h3 className="mb-2 font-semibold">{t.erase.remains}</h3>
      <ul className="mb-5 max-w-prose list-disc stack-1 pl-5 text-muted">
        <li>{t.erase.remainsEmails}</li>
        <li>{t.erase.remainsWebhooks}</li>
        <li>{t.erase.remainsFiles}</li>
        <li>{t.erase.remainsNotes}</li>
        {auditEntries > 0 && <li>{t.erase.remainsAudit({ count: auditEntries })}</li>}
      </ul>
      {obstacles.length > 0 ? (
        <div role="alert" className="rounded-card bg-danger-50 px-4 py-3 text-danger">
          {obstacles.map((obstacle) => (
            <p key={obstacle}>{obstacle}</p>
          ))}
        </div>
      ) : (
        <SubmitForm form={form} submit={t.erase.title}>
          <div className="max-w-sm">
            <Field
              {...form.field('confirm')}
              label={t.erase.confirm({ word: eraseWord })}
              autoComplete="off"
            />
          </div>
        </SubmitForm>
      )}
    </Panel>
  )
}
