import { useRouter } from '@tanstack/react-router'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { call } from '../call.ts'
import { notify } from '../components/toasts.ts'
import { useForm } from '../forms/use-form.ts'
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
  const router = useRouter()
  const form = useForm({
    initial: { name: '' },
    async send(values) {
      const name = values.name.trim()
      const body = { mapping: wireMapping(mapping) }
      await call('saveImportProfile', { params: { name }, body })
      notify(`Profile ${name} saved.`)
      onSaved(name)
      form.restart()
      await router.invalidate()
    },
  })
  const isOff = form.values.name.trim() === '' || form.isSending
  return (
    <MapRow label="Source" hint="Never change it after the first import">
      <div className="w-60 max-w-full">
        <Field label="Short name of the source" name="source" value={source} onValue={onSource} />
      </div>
      <div className="flex flex-wrap items-start gap-3">
        <div className="w-60 max-w-full">
          <Field {...form.field('name')} label="Save as profile" name="profile" error={form.error} />
        </div>
        <Button className="mt-1.5" aria-disabled={isOff} onClick={() => !isOff && void form.submit()}>
          Keep
        </Button>
      </div>
    </MapRow>
  )
}
