import { eraseWord } from '#contract/admin/privacy.ts'
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
    <Panel title="Erase">
      <ul className="mb-5 max-w-prose list-disc space-y-1 pl-5">
        <li>Requests and job applications are deleted, with their notes, reminders, mails and CVs.</li>
        <li>Bookings stay for the accounts, without name, e-mail, phone and payment details of the buyer.</li>
        <li>This cannot be undone. The audit log records who erased and how much, not whom.</li>
      </ul>
      <h3 className="mb-2 font-semibold">What stays</h3>
      <ul className="mb-5 max-w-prose list-disc space-y-1 pl-5 text-muted">
        <li>Mails that were already delivered: delete them in the agency’s mailboxes.</li>
        <li>What webhooks and other programs have received: ask their operators.</li>
        <li>Exported files and backups, until they are deleted or replaced.</li>
        <li>Texts that mention the person by name alone, such as a note about somebody else.</li>
        {auditEntries > 0 && (
          <li>
            {`${auditEntries} ${auditEntries === 1 ? 'entry' : 'entries'} of the audit log, which cannot be changed.`}
          </li>
        )}
      </ul>
      {obstacles.length > 0 ? (
        <div role="alert" className="rounded-card bg-danger-50 px-4 py-3 text-danger">
          {obstacles.map((obstacle) => (
            <p key={obstacle}>{obstacle}</p>
          ))}
        </div>
      ) : (
        <SubmitForm form={form} submit="Erase personal data">
          <div className="max-w-sm">
            <Field {...form.field('confirm')} label={`Type ${eraseWord} to confirm`} autoComplete="off" />
          </div>
        </SubmitForm>
      )}
    </Panel>
  )
}
