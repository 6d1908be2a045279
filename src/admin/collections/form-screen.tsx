import type { z } from 'zod'
import { messagesByPath } from '#contract/admin/fields.ts'
import { callsOf, saved } from './collection-calls.ts'
import type { LoadedForm } from './collection-routes.ts'
import type { FieldsOf } from './content-details.ts'
import type { Kind } from './content-type.ts'
import { RecordEditor } from './record-editor.tsx'
import { useLoaded } from './use-loaded.ts'

/** The form of a record of a collection, or of a new one. */
export function FormScreen() {
  const { type, record, details } = useLoaded<LoadedForm>()
  const { archive: usual } = callsOf(type.collection)
  const { useArchive = () => ({ archive: usual, dialog: null }), BelowForm } = details
  const { archive, dialog } = useArchive()
  return (
    <>
      <RecordEditor kind={kindOf(type, details, archive)} loaded={record}>
        {record && BelowForm && <BelowForm record={record} />}
      </RecordEditor>
      {dialog}
    </>
  )
}

/** What the form works with. */
function kindOf(
  { collection, path, one, many }: LoadedForm['type'],
  { name, schema = collection.fields, create, change, ...details }: LoadedForm['details'],
  archive: Kind['archive'],
): Kind {
  const { sections, empty, onSite, toasts, offSite, More, isFinal } = details
  const calls = callsOf(collection)
  const fields: z.ZodType<FieldsOf> = schema
  return {
    ...{ path, one, many, sections, empty },
    ...(onSite && { onSite }),
    ...(toasts && { toasts }),
    ...(offSite && { offSite }),
    ...(More && { More }),
    ...(isFinal && { isFinal }),
    nameOf: (values) => String(values[name] ?? ''),
    check: (values) => messagesByPath(fields.safeParse(values).error?.issues ?? []),
    show: async (id) => (await calls.show(id)).data,
    create: async (values) => (await saved((create ?? calls.create)(fields.parse(values)))).data,
    change: async (before, values) =>
      (await saved((change ?? calls.change)(before, fields.parse(values)))).data,
    archive: (id, archived) => saved(archive(id, archived)),
  }
}
