import { useState } from 'react'
import type { z } from 'zod'
import { messagesByPath } from '#contract/api/issues.ts'
import { collectionApi, saved } from './collection-calls.ts'
import type { FieldsOf } from './collection-details.ts'
import { type ContentType, recordPath, type VersionedRecord } from './content-type.ts'
import type { Values } from './field-spec.ts'
import type { LoadedForm } from './load-collection.ts'
import { RecordEditor } from './record-editor.tsx'
import { useLoaded } from './use-loaded.ts'

/** The form of a record of a collection, or of a new one. */
export function FormScreen() {
  const loaded = useLoaded<LoadedForm>()
  const { collection, record } = loaded
  const address = recordPath(collection, record?.id)
  const [created, setCreated] = useState<string>()
  const [shown, setShown] = useState({ address, form: 1 })
  // A record stays in the form that created it; any other begins a form of its own.
  if (shown.address !== address) {
    setShown({ address, form: shown.form + (address === created ? 0 : 1) })
    setCreated(undefined)
  }
  return <Form key={shown.form} {...loaded} onCreated={({ id }) => setCreated(recordPath(collection, id))} />
}

function Form({
  collection,
  record,
  details,
  onCreated,
}: LoadedForm & { onCreated: (record: VersionedRecord) => void }) {
  const { archive: usual } = collectionApi(collection.contract)
  const { useArchive = () => ({ archive: usual, dialog: null }), BelowForm } = details
  const { archive, dialog } = useArchive()
  const type = contentTypeFor(collection, details, archive)
  const create = async (values: Values) => {
    const made = await type.create(values)
    onCreated(made)
    return made
  }
  return (
    <>
      <RecordEditor type={{ ...type, create }} loaded={record}>
        {record && BelowForm && <BelowForm record={record} />}
      </RecordEditor>
      {dialog}
    </>
  )
}

/** What the form works with. */
function contentTypeFor(
  { contract, path, one, many }: LoadedForm['collection'],
  { name, nameText = String, schema = contract.fields, create, change, ...details }: LoadedForm['details'],
  archive: ContentType['archive'],
): ContentType {
  const { sections, empty, onSite, toasts, offSite, More, isFinal } = details
  const calls = collectionApi(contract)
  const fields: z.ZodType<FieldsOf> = schema
  return {
    ...{ path, one, many, sections, empty },
    ...(onSite && { onSite }),
    ...(toasts && { toasts }),
    ...(offSite && { offSite }),
    ...(More && { More }),
    ...(isFinal && { isFinal }),
    nameOf: (values) => nameText(String(values[name] ?? '')),
    check: (values) => messagesByPath(fields.safeParse(values).error?.issues ?? [], values),
    show: async (id) => (await calls.show(id)).data,
    create: async (values) => (await saved((create ?? calls.create)(fields.parse(values)))).data,
    change: async (before, values) =>
      (await saved((change ?? calls.change)(before, fields.parse(values)))).data,
    archive: (id, archived) => saved(archive(id, archived)),
  }
}
