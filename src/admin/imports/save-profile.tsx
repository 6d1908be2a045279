import { useRouter } from '@tanstack/react-router'
import { imports as t } from '#messages/admin.ts'
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
      notify(t.profile.saved({ name }))
      onSaved(name)
      form.restart()
      await router.invalidate()
    },
  })
  const isOff = form.values.name.trim() === '' || form.isSending
  return (
    <MapRow label={t.profile.source} hint={t.profile.sourceHint}>
      <div className="w-60 max-w-full">
        <Field label={t.profile.sourceName} name="source" value={source} onValue={onSource} />
      </div>
      <div className="flex flex-wrap items-start gap-3">
        <div className="w-60 max-w-full">
          <Field {...form.field('name')} label={t.profile.name} name="profile" error={form.error} />
        </div>
        <Button className="mt-1.5" aria-disabled={isOff} onClick={() => !isOff && void form.submit()}>
          {t.profile.save}
        </Button>
      </div>
    </MapRow>
  )
}
