import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { call } from '../call.ts'
import { notify } from '../components/toasts.ts'
import { useSending } from '../components/use-sending.ts'
import type { Mapping } from './labels.ts'
import { MapRow } from './map-row.tsx'
import { wireMapping } from './wire-mapping.ts'

/** Where the listings come from, and the name under which all of this is kept for the next file. */
export function SaveProfile({
  mapping,
  source,
  onSource,
  onSaved,
}: {
  mapping: Mapping
  source: string
  onSource: (source: string) => void
  onSaved: (name: string) => void
}) {
  const [name, setName] = useState('')
  const sending = useSending()
  const router = useRouter()
  const save = async () => {
    const body = { mapping: wireMapping(mapping) }
    if (!(await sending.send(() => call('saveImportProfile', { params: { name: name.trim() }, body }))))
      return
    notify(`Kept as the profile ${name.trim()}.`)
    onSaved(name.trim())
    setName('')
    await router.invalidate()
  }
  return (
    <MapRow label="Source" hint="Never change it after the first import">
      <div className="w-60 max-w-full">
        <Field label="Short name of the source" name="source" value={source} onValue={onSource} />
      </div>
      <div className="flex flex-wrap items-start gap-3">
        <div className="w-60 max-w-full">
          <Field
            label="Keep as a profile"
            name="profile"
            value={name}
            onValue={setName}
            error={sending.error}
          />
        </div>
        <Button
          className="mt-1.5"
          aria-disabled={name.trim() === '' || sending.isSending}
          onClick={() => name.trim() !== '' && void save()}
        >
          Keep
        </Button>
      </div>
    </MapRow>
  )
}
