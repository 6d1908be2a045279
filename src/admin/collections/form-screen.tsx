import type { z } from 'zod'
import { messagesByPath } from '#contract/admin/fields.ts'
import { callsOf, saved } from './collection-calls.ts'
import type { FieldsOf } from './collection-details.ts'
import type { ContentType } from './content-type.ts'
import type { LoadedForm } from './load-collection.ts'
import { RecordEditor } from './record-editor.tsx'
import { useLoaded } from './use-loaded.ts'

/** The form of a record of a collection, or of a new one. */
export function FormScreen() {
  const loaded = useLoaded<LoadedForm>()
  // Nothing of one collection is left in the screen of the next.
  return <Form key={loaded.collection.path} {...loaded} />
}

function Form({ collection, record, details }: LoadedForm) {
  const { archive: usual } = callsOf(collection.contract)
  const { useArchive = () => ({ archive: usual, dialog: null }), BelowForm } = details
  const { archive, dialog } = useArchive()
  return (
    <>
      <RecordEditor type={typeOf(collection, details, archive)} loaded={record}>
        {record && BelowForm && <BelowForm record={record} />}
      </RecordEditor>
      {dialog}
    </>
  )
}

/** What the form works with. */
function typeOf(
  { contract, path, one, many }: LoadedForm['collection'],
  { name, schema = contract.fields, create, change, ...details }: LoadedForm['details'],
  archive: ContentType['archive'],
): ContentType {
  const { sections, empty, onSite, toasts, offSite, More, isFinal } = details
  const calls = callsOf(contract)
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
