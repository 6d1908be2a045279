import { callsOf, saved } from './collection-calls.ts'
import type { LoadedList } from './collection-routes.ts'
import { RecordList } from './record-list.tsx'
import { useLoaded } from './use-loaded.ts'

/** The list of a collection. */
export function ListScreen() {
  const { type, list, details } = useLoaded<LoadedList>()
  const { collection, path, one, many } = type
  const calls = callsOf(collection)
  const { text, name, picture, columns, actions, offSite, isFinal, BelowList } = details
  const { useArchive = () => ({ archive: calls.archive, dialog: null }) } = details
  const { archive, dialog } = useArchive()
  const kind = {
    ...{ path, one, many },
    ...(offSite && { offSite }),
    ...(isFinal && { isFinal }),
    archive: (id: number, archived: boolean) => saved(archive(id, archived)),
  }
  return (
    <>
      <RecordList
        kind={kind}
        text={text}
        rows={list.data}
        nameOf={(row) => textIn(row, name)}
        {...('shown' in collection.fields.shape && { isHidden: (row: object) => !Reflect.get(row, 'shown') })}
        {...(picture && { pictureOf: (row: object) => textIn(row, picture) || null })}
        columns={columns}
        {...(collection.isOrdered && { order: calls.order })}
        actions={actions}
      />
      {BelowList && <BelowList list={list} />}
      {dialog}
    </>
  )
}

function textIn(row: object, name: string): string {
  const text: unknown = Reflect.get(row, name)
  return typeof text === 'string' ? text : ''
}
