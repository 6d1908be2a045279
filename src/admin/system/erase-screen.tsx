import { useState } from 'react'
import { adminSystem as t } from '#messages/admin.ts'
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
    <Screen title={t.erase.title} text={t.erase.intro}>
      <Panel title={t.erase.find}>
        <SubmitForm form={form} submit={t.erase.search} variant={found ? 'plain' : 'main'}>
          <div className="grid max-w-3xl gap-4 md:grid-cols-2">
            <Field {...form.field('who')} label={t.erase.query} hint={t.erase.queryHint} autoComplete="off" />
            <CheckField
              label={t.erase.linked}
              hint={t.erase.linkedHint}
              checked={form.values.linked}
              onChecked={(linked) => form.set('linked', linked)}
            />
          </div>
        </SubmitForm>
      </Panel>
      {erased && <Outcome erased={erased} />}
      {found && (
        <>
          <Panel title={t.erase.stored}>
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
      <Panel title={t.erase.done}>
        <Counts counts={counts} />
        {filesPending && (
          <p className="mt-4 rounded-card bg-gold-50 px-4 py-3 text-gold-700">{t.erase.cvPending}</p>
        )}
        <p className="mt-4 text-muted">{t.erase.next}</p>
      </Panel>
    </div>
  )
}
