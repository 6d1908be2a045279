import { collectionApi, saved } from './collection-calls.ts'
import type { LoadedList } from './load-collection.ts'
import { RecordList } from './record-list.tsx'
import { useLoaded } from './use-loaded.ts'

/** The list of a collection. */
export function ListScreen() {
  const loaded = useLoaded<LoadedList>()
  // Nothing of one collection is left in the screen of the next.
  return <List key={loaded.collection.path} {...loaded} />
}

function List({ collection, list, details }: LoadedList) {
  const { contract, path, one, many } = collection
  const calls = collectionApi(contract)
  const { text, name, nameText = String, picture, columns, actions, offSite, isFinal, BelowList } = details
  const { useArchive = () => ({ archive: calls.archive, dialog: null }) } = details
  const { archive, dialog } = useArchive()
  const type = {
    ...{ path, one, many },
    ...(offSite && { offSite }),
    ...(isFinal && { isFinal }),
    archive: (id: number, archived: boolean) => saved(archive(id, archived)),
  }
  return (
    <>
      <RecordList
        type={type}
        text={text}
        rows={list.data}
        nameOf={(row) => nameText(textIn(row, name))}
        {...('shown' in contract.fields.shape && { isHidden: (row: object) => !Reflect.get(row, 'shown') })}
        {...(picture && { pictureOf: (row: object) => textIn(row, picture) || null })}
        columns={columns}
        {...(contract.isOrdered && { order: calls.order })}
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
