import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { adminCollections as t } from '#messages/admin.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { DataTable } from '../components/data-table.tsx'
import { FilterBar, FilterChoice, FilterText } from '../components/filters.tsx'
import { Screen } from '../components/screen.tsx'
import { BulkBar } from '../components/select-rows.tsx'
import { useSelection } from '../components/use-selection.ts'
import { addLabel, type ContentTypeNames, recordPath } from './content-type.ts'
import type { ListProps, ListRow } from './list-props.ts'
import { readListSearch } from './list-search.ts'
import { moved } from './move-item.ts'
import { actionColumn, nameColumn, orderColumn } from './record-columns.tsx'
import { useArchiving } from './use-archiving.ts'
import { useOrder } from './use-order.ts'

/** The records of a content type. */
export function RecordList<Row extends ListRow>(props: ListProps<Row>) {
  const { type, text, rows, nameOf, order } = props
  const { q, archived } = readListSearch(useSearch({ strict: false }))
  const navigate = useNavigate()
  const selection = useSelection(JSON.stringify([q, archived]))
  const archiving = useArchiving(type)
  const [ids, setIds] = useOrder(rows)
  const inOrder = order ? [...rows].sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)) : rows
  const found = inOrder.filter((row) => row.archived === archived && isMeant(row, q))
  const search = (changes: { q?: string | undefined; archived?: true | undefined }) =>
    void navigate({ to: '.', search: (before) => ({ ...before, ...changes }) })
  const move = async (row: Row, by: -1 | 1) => {
    const shown = found.map(({ id }) => id)
    const after = moved(shown, shown.indexOf(row.id), by)
    setIds(after)
    await archiving.orTell(async () => order?.(after))
  }
  const columns = [
    nameColumn(props),
    ...props.columns,
    ...(order && !q && !archived ? [orderColumn<Row>(nameOf, found, move)] : []),
    actionColumn<Row>(nameOf, (row) => void archiving.put([row], !row.archived, nameOf)),
  ]
  const chosen = found.filter(({ id }) => selection.chosen.has(String(id)))
  return (
    <Screen
      title={type.many}
      text={text}
      actions={
        <div className="flex flex-wrap gap-3">
          {props.actions}
          <Link to={recordPath(type)} className={buttonClass({ variant: 'main' })}>
            <Plus aria-hidden="true" className="size-5" />
            {addLabel(type)}
          </Link>
        </div>
      }
    >
      <FilterBar onClear={q || archived ? () => search({ q: undefined, archived: undefined }) : undefined}>
        <FilterText label={t.list.search} value={q} onValue={(typed) => search({ q: typed })} />
        <FilterChoice
          label={t.list.status}
          value={archived ? 'archived' : undefined}
          options={[['archived', t.list.deleted]]}
          all={t.list.active}
          onValue={(one) => search({ archived: one ? true : undefined })}
        />
      </FilterBar>
      <DataTable
        name={type.path.slice(1)}
        label={type.many}
        columns={columns}
        rows={found}
        keyOf={({ id }) => String(id)}
        labelOf={nameOf}
        selection={selection}
        empty={<Empty type={type} isFiltered={q !== undefined} isArchive={archived} />}
      />
      <BulkBar selection={selection}>
        <Button
          onClick={() => {
            selection.clear()
            void archiving.put(chosen, !archived, nameOf)
          }}
        >
          {archived ? t.list.restore : t.list.delete}
        </Button>
      </BulkBar>
    </Screen>
  )
}

function isMeant(row: ListRow, words: string | undefined): boolean {
  if (!words) return true
  const said = Object.values(row).flat().join(' ').toLowerCase()
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => said.includes(word))
}

function Empty({
  type,
  isFiltered,
  isArchive,
}: {
  type: ContentTypeNames
  isFiltered: boolean
  isArchive: boolean
}) {
  const many = type.many.toLowerCase()
  if (isFiltered)
    return <EmptyState look="list" title={t.list.noMatch({ many })} text={t.list.noMatchHelp({ many })} />
  if (isArchive)
    return <EmptyState look="list" title={t.list.noDeleted({ many })} text={t.list.noDeletedHelp({ many })} />
  return (
    <EmptyState
      look="list"
      title={t.list.emptyTitle({ many })}
      text={type.offSite?.empty ?? t.list.emptyHelp}
    >
      <Link to={recordPath(type)} className={buttonClass({ variant: 'main' })}>
        {addLabel(type)}
      </Link>
    </EmptyState>
  )
}
