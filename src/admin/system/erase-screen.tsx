import { useState } from 'react'
import { Field } from '#ui/field.tsx'
import { call } from '../call.ts'
import { CheckField } from '../components/check-field.tsx'
import { Panel, Screen } from '../components/screen.tsx'
import { SendForm } from '../components/send-form.tsx'
import { useSending } from '../components/use-sending.ts'
import { EraseForm } from './erase-form.tsx'
import { Counts, type Erased, type PersonalData, StoredRows } from './personal-data.tsx'

type Found = { who: string; linked: boolean; data: PersonalData }

/** Finds what is stored about a person and erases it. */
export function EraseScreen() {
  const [who, setWho] = useState('')
  const [linked, setLinked] = useState(true)
  const [found, setFound] = useState<Found>()
  const [erased, setErased] = useState<Erased>()
  const sending = useSending()
  const find = async () => {
    setErased(undefined)
    setFound(undefined)
    await sending.send(async () => {
      const { data } = await call('findPersonalData', { body: { who, linked } })
      setFound({ who, linked, data })
    })
  }
  const finish = (outcome: Erased) => {
    setErased(outcome)
    setFound(undefined)
    setWho('')
  }
  return (
    <Screen
      title="Erase personal data"
      text="When a person asks to be forgotten. Make sure that it is them: call the number or write to the address that is stored."
    >
      <Panel title="Find the person">
        <SendForm sending={sending} submit="Find" look={found ? 'plain' : 'main'} onSend={() => void find()}>
          <div className="grid max-w-3xl gap-4 md:grid-cols-2">
            <Field
              label="Phone, e-mail or reference"
              name="who"
              value={who}
              onValue={setWho}
              error={sending.fields.who}
              hint="e.g. 0300 1234567, +971 50 123 4567, ali@example.com or AG-7K2M-4PXQ"
              autoComplete="off"
            />
            <CheckField
              label="Include linked data"
              hint="Also data under the other phone numbers and e-mail addresses of what is found. Turn this off when people share a phone."
              isChecked={linked}
              onChecked={setLinked}
            />
          </div>
        </SendForm>
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
