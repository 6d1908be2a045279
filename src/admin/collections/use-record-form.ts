import { useNavigate } from '@tanstack/react-router'
import { notify, notifyOnTop } from '../components/toasts.ts'
import { tabDrafts } from '../forms/drafts.ts'
import type { Groups } from '../forms/merge.ts'
import { type Saved, useVersionedForm, type VersionedForm } from '../forms/use-versioned-form.ts'
import { type Kept, type Kind, pathOf } from './content-type.ts'
import type { Values } from './field-spec.ts'
import { wireValues } from './wire-values.ts'

export type RecordForm = VersionedForm<Kept, Values>

/** The form of a record, or of a new one without `loaded`. */
export function useRecordForm(kind: Kind, loaded: Kept | undefined): RecordForm {
  const navigate = useNavigate()
  const empty = kind.empty()
  return useVersionedForm<Kept, Values>({
    loaded,
    valuesOf: (item) => (item ? wireValues(Object.keys(empty), item) : empty),
    groups: groupsIn(kind),
    drafts: tabDrafts(pathOf(kind, loaded?.id)),
    check: kind.check,
    load: ({ id }) => kind.show(id),
    save: (values, item) => (item ? kind.change(item, values) : kind.create(values)),
    async onSaved({ id }, how) {
      notifySaved(kind, how)
      if (how === 'created') await navigate({ to: pathOf(kind, id), replace: true })
    },
    onFailure(_message, status) {
      if (!kind.toasts || status === undefined) return
      notifyOnTop('failure', loaded ? kind.toasts.notChanged : kind.toasts.notCreated)
    },
  })
}

function notifySaved({ toasts, one }: Kind, how: Saved) {
  if (toasts) notifyOnTop('success', how === 'created' ? toasts.created : toasts.changed)
  else notify(how === 'merged' ? 'Saved, with your colleague’s changes.' : `The ${one} is saved.`)
}

/** The values that make sense only together. */
function groupsIn({ sections }: Kind): Groups {
  return sections.flatMap(({ fields }) =>
    fields.flatMap((spec) => (spec.kind === 'pin' ? [[spec.name, spec.with]] : [])),
  )
}
