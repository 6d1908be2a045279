import { useNavigate } from '@tanstack/react-router'
import { adminCollections as t } from '#messages/admin.ts'
import { notify, notifyOnTop } from '../components/toasts.ts'
import { tabDrafts } from '../forms/drafts.ts'
import type { Groups } from '../forms/merge.ts'
import { type Saved, useVersionedForm, type VersionedForm } from '../forms/use-versioned-form.ts'
import { type ContentType, recordPath, type VersionedRecord } from './content-type.ts'
import type { Values } from './field-spec.ts'
import { wireValues } from './wire-values.ts'

export type RecordForm = VersionedForm<VersionedRecord, Values>

/** The form of a record, or of a new one without `loaded`. */
export function useRecordForm(type: ContentType, loaded: VersionedRecord | undefined): RecordForm {
  const navigate = useNavigate()
  const empty = type.empty()
  return useVersionedForm<VersionedRecord, Values>({
    loaded,
    valuesOf: (item) => (item ? wireValues(Object.keys(empty), item) : empty),
    groups: groupsIn(type),
    drafts: tabDrafts(recordPath(type, loaded?.id)),
    check: type.check,
    load: ({ id }) => type.show(id),
    save: (values, item) => (item ? type.change(item, values) : type.create(values)),
    async onSaved({ id }, how) {
      notifySaved(type, how)
      if (how === 'created') await navigate({ to: recordPath(type, id), replace: true })
    },
    onFailure(_message, status) {
      if (!type.toasts || status === undefined) return
      notifyOnTop('failure', loaded ? type.toasts.notChanged : type.toasts.notCreated)
    },
  })
}

function notifySaved({ toasts, one }: ContentType, how: Saved) {
  if (toasts) notifyOnTop('success', how === 'created' ? toasts.created : toasts.changed)
  else notify(how === 'merged' ? t.savedWithTheirs : t.saved({ one }))
}

/** The values that make sense only together. */
function groupsIn({ sections }: ContentType): Groups {
  return sections.flatMap(({ fields }) =>
    fields.flatMap((spec) => (spec.kind === 'pin' ? [[spec.name, spec.with]] : [])),
  )
}
