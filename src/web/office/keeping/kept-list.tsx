import { Link, useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { ArchiveRestore, ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button, buttonClass, IconButton } from '../../ui/button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { OfficeError } from '../call.ts'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { FilterBar, FilterChoice, FilterText } from '../ui/filters.tsx'
import { Nothing } from '../ui/nothing.tsx'
import { Screen } from '../ui/screen.tsx'
import { BulkBar } from '../ui/select-rows.tsx'
import { tell, tellTrouble } from '../ui/toasts.ts'
import { useSelection } from '../ui/use-selection.ts'
import { pathOf, type Words } from './kind.ts'
import { readListSearch } from './list-search.ts'
import { moved } from './moved.ts'

export type ListRow = { id: number; archived: boolean }

type ListProps<Row extends ListRow> = {
  kind: Words & { archive: (id: number, archived: boolean) => Promise<unknown> }
  /** What this list is for, in a sentence. */
  text: string
  rows: readonly Row[]
  nameOf: (row: Row) => string
  /** Whether the public shows it; that it is in the archive is known. */
  isHidden?: (row: Row) => boolean
  /** Its picture in the list, where it has one. */
  pictureOf?: (row: Row) => string | null
  columns: ReadonlyArray<Column<Row>>
  /** Saves an order of all of them, where there is one. */
  order?: (ids: number[]) => Promise<unknown>
  /** Other things to do with all of it. */
  actions?: ReactNode
}

/** Everything of a kind that the site shows, or could. */
export function KeptList<Row extends ListRow>(props: ListProps<Row>) {
  const { kind, text, rows, nameOf, order } = props
  const { q, archived } = readListSearch(useSearch({ strict: false }))
  const navigate = useNavigate()
  const selection = useSelection()
  const archiving = useArchiving(kind)
  const [ids, setIds] = useOrder(rows)
  const inOrder = order ? rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)) : rows
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
      title={kind.many}
      text={text}
      actions={
        <div className="flex flex-wrap gap-3">
          {props.actions}
          <Link to={pathOf(kind)} className={buttonClass({ variant: 'main' })}>
            <Plus aria-hidden="true" className="size-5" />
            {`Add ${articleOf(kind.one)} ${kind.one}`}
          </Link>
        </div>
      }
    >
      <FilterBar onClear={q || archived ? () => search({ q: undefined, archived: undefined }) : undefined}>
        <FilterText label="Words" value={q} onValue={(typed) => search({ q: typed })} />
        <FilterChoice
          label="Which"
          value={archived ? 'archived' : undefined}
          options={[['archived', 'Deleted']]}
          all="Kept"
          onValue={(one) => search({ archived: one ? true : undefined })}
        />
      </FilterBar>
      <DataTable
        name={kind.path.slice(1)}
        label={kind.many}
        columns={columns}
        rows={found}
        keyOf={({ id }) => String(id)}
        labelOf={nameOf}
        selection={selection}
        empty={<Empty kind={kind} isFiltered={q !== undefined} isArchive={archived} />}
      />
      <BulkBar selection={selection}>
        <Button
          onClick={() => {
            selection.clear()
            void archiving.put(chosen, !archived, nameOf)
          }}
        >
          {archived ? 'Bring back' : 'Delete'}
        </Button>
      </BulkBar>
    </Screen>
  )
}

/** The order that was just made, until the server's list has it as well. */
function useOrder(rows: readonly ListRow[]) {
  const listed = rows.map(({ id }) => id)
  const [state, setState] = useState({ rows, ids: listed })
  if (state.rows !== rows) setState({ rows, ids: listed })
  return [
    state.ids,
    (ids: number[]) => setState({ rows, ids: [...ids, ...listed.filter((id) => !ids.includes(id))] }),
  ] as const
}

function useArchiving(kind: ListProps<ListRow>['kind']) {
  const router = useRouter()
  const orTell = async (work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work()
      return true
    } catch (thrown) {
      if (!(thrown instanceof OfficeError)) throw thrown
      tellTrouble(thrown.message)
      return false
    } finally {
      await router.invalidate()
    }
  }
  const put = async <Row extends ListRow>(
    rows: readonly Row[],
    archived: boolean,
    nameOf: (row: Row) => string,
  ) => {
    const all = async (isGone: boolean) => {
      for (const { id } of rows) await kind.archive(id, isGone)
    }
    const [first] = rows
    if (!first || !(await orTell(() => all(archived)))) return
    const what = rows.length === 1 ? nameOf(first) : `${rows.length} ${kind.many.toLowerCase()}`
    const are = rows.length === 1 ? 'is' : 'are'
    tell(`${what} ${are} ${archived ? 'deleted' : 'back on the site'}.`, async () => {
      await all(!archived)
      await router.invalidate()
    })
  }
  return { put, orTell }
}

function isMeant(row: ListRow, words: string | undefined): boolean {
  if (!words) return true
  const said = Object.values(row).flat().join(' ').toLowerCase()
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => said.includes(word))
}

function nameColumn<Row extends ListRow>({ kind, nameOf, isHidden, pictureOf }: ListProps<Row>): Column<Row> {
  return {
    name: 'name',
    label: 'Name',
    width: 320,
    cell: (row) => (
      <span className="flex items-center gap-3">
        {pictureOf && (
          <Picture
            src={pictureOf(row)}
            alt=""
            place="mark"
            sizes="48px"
            className="size-10 shrink-0 rounded-sm"
          />
        )}
        <span className="min-w-0">
          <Link
            to={pathOf(kind, row.id)}
            data-row
            className="block truncate font-medium underline-offset-4 hover:underline"
          >
            {nameOf(row)}
          </Link>
          {isHidden?.(row) && <span className="block text-sm text-muted">Hidden from the site</span>}
        </span>
      </span>
    ),
  }
}

function orderColumn<Row extends ListRow>(
  nameOf: (row: Row) => string,
  rows: readonly Row[],
  move: (row: Row, by: -1 | 1) => Promise<void>,
): Column<Row> {
  return {
    name: 'order',
    label: 'Order',
    width: 110,
    cell: (row) => (
      <span className="flex">
        <IconButton
          label={`Move ${nameOf(row)} up`}
          aria-disabled={row.id === rows[0]?.id}
          onClick={() => void move(row, -1)}
        >
          <ArrowUp aria-hidden="true" className="size-4.5" />
        </IconButton>
        <IconButton
          label={`Move ${nameOf(row)} down`}
          aria-disabled={row.id === rows.at(-1)?.id}
          onClick={() => void move(row, 1)}
        >
          <ArrowDown aria-hidden="true" className="size-4.5" />
        </IconButton>
      </span>
    ),
  }
}

function actionColumn<Row extends ListRow>(
  nameOf: (row: Row) => string,
  onPress: (row: Row) => void,
): Column<Row> {
  return {
    name: 'action',
    label: 'Delete',
    width: 80,
    cell: (row) => {
      const Icon = row.archived ? ArchiveRestore : Trash2
      return (
        <IconButton
          label={row.archived ? `Bring ${nameOf(row)} back` : `Delete ${nameOf(row)}`}
          onClick={() => onPress(row)}
        >
          <Icon aria-hidden="true" className="size-4.5" />
        </IconButton>
      )
    },
  }
}

function Empty({ kind, isFiltered, isArchive }: { kind: Words; isFiltered: boolean; isArchive: boolean }) {
  const many = kind.many.toLowerCase()
  if (isFiltered) return <Nothing title="None has these words" text="Clear the filters to see all of them." />
  if (isArchive)
    return (
      <Nothing title="Nothing was deleted" text={`Deleted ${many} are kept here, and can be brought back.`} />
    )
  return (
    <Nothing title={`There are no ${many} yet`} text="What you add here is on the site within a second.">
      <Link to={pathOf(kind)} className={buttonClass({ variant: 'main' })}>
        {`Add ${articleOf(kind.one)} ${kind.one}`}
      </Link>
    </Nothing>
  )
}

function articleOf(word: string): string {
  return /^[aeio]/i.test(word) ? 'an' : 'a'
}
