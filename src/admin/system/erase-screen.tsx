import { useState } from 'react'
import { Field } from '#ui/field.tsx'
import { CheckField } from '#ui/forms/check-field.tsx'
import { call } from '../call.ts'
import { Panel, Screen } from '../components/screen.tsx'
import { SubmitForm } from '../forms/form.tsx'
import { useForm } from '../forms/use-form.ts'
import { EraseForm } from './erase-form.tsx'
import { Counts, type Erased, type PersonalData, StoredRows } from './personal-data.tsx'

type Found = { who: string; linked: boolean; data: PersonalData }

/** Finds what is stored about a person and erases it. */
export function EraseScreen() {
  const [found, setFound] = useState<Found>()
  const [erased, setErased] = useState<Erased>()
  const form = useForm({
    initial: { who: '', linked: true },
    async send(body) {
      setErased(undefined)
      setFound(undefined)
      const { data } = await call('findPersonalData', { body })
      setFound({ ...body, data })
    },
  })
  const finish = (outcome: Erased) => {
    setErased(outcome)
    setFound(undefined)
    form.set('who', '')
  }
  return (
    <Screen
      title="Erase personal data"
      text="When a person asks to be forgotten. Make sure that it is them: call the number or write to the address that is stored."
    >
      <Panel title="Find the person">
        <SubmitForm form={form} submit="Find" variant={found ? 'plain' : 'main'}>
          <div className="grid max-w-3xl gap-4 md:grid-cols-2">
            <Field
              {...form.field('who')}
              label="Phone, e-mail or reference"
              hint="e.g. 0300 1234567, +971 50 123 4567, ali@example.com or AG-7K2M-4PXQ"
              autoComplete="off"
            />
            <CheckField
              label="Include linked data"
              hint="Also data under the other phone numbers and e-mail addresses of what is found. Turn this off when people share a phone."
              checked={form.values.linked}
              onChecked={(linked) => form.set('linked', linked)}
            />
          </div>
        </SubmitForm>
      </Panel>
      {erased && <Outcome erased={erased} />}
      {found && (
        <>
          <Panel title="Stored data">
            <Counts counts={found.data.counts} />
            <StoredRows data={found.data} />
          </Panel>
          <EraseForm key={found.data.seen} {...found} onErased={finish} />
        </>
      )}
    </Screen>
  )
}

function Outcome({ erased: { counts, filesPending } }: { erased: Erased }) {
  return (
    <div role="status">
      <Panel title="Personal data erased">
        <Counts counts={counts} />
        {filesPending && (
          <p className="mt-4 rounded-card bg-gold-50 px-4 py-3 text-gold-700">
            The file of a CV could not be deleted yet. The server tries again until it is gone.
          </p>
        )}
        <p className="mt-4 text-muted">
          Now delete the person’s messages in the agency’s mailboxes, and tell them that it is done.
        </p>
      </Panel>
    </div>
  )
}
