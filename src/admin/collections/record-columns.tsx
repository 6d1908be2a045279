import { Link } from '@tanstack/react-router'
import { ArchiveRestore, ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { adminCollections as t } from '#messages/admin.ts'
import { IconButton } from '#ui/button.tsx'
import { Picture } from '#ui/picture.tsx'
import type { Column } from '../components/data-table.tsx'
import { recordPath } from './content-type.ts'
import type { ListProps, ListRow } from './list-props.ts'

/** What it is called, and its picture; leads to its form. */
export function nameColumn<Row extends ListRow>({
  type,
  nameOf,
  isHidden,
  pictureOf,
}: ListProps<Row>): Column<Row> {
  return {
    name: 'name',
    label: t.list.name,
    width: 260,
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
            to={recordPath(type, row.id)}
            data-row
            className="block truncate font-medium underline-offset-4 hover:underline"
          >
            {nameOf(row)}
          </Link>
          {isHidden?.(row) && <span className="block text-sm text-muted">{t.list.hidden}</span>}
        </span>
      </span>
    ),
  }
}

/** Moves it up and down among the others. */
export function orderColumn<Row extends ListRow>(
  nameOf: (row: Row) => string,
  rows: readonly Row[],
  move: (row: Row, by: -1 | 1) => Promise<void>,
): Column<Row> {
  return {
    name: 'order',
    label: t.list.order,
    width: 100,
    cell: (row) => (
      <span className="flex">
        <IconButton
          label={t.list.moveUp({ name: nameOf(row) })}
          aria-disabled={row.id === rows[0]?.id}
          onClick={() => void move(row, -1)}
        >
          <ArrowUp aria-hidden="true" className="size-4.5" />
        </IconButton>
        <IconButton
          label={t.list.moveDown({ name: nameOf(row) })}
          aria-disabled={row.id === rows.at(-1)?.id}
          onClick={() => void move(row, 1)}
        >
          <ArrowDown aria-hidden="true" className="size-4.5" />
        </IconButton>
      </span>
    ),
  }
}

/** Deletes it, or brings it back. */
export function actionColumn<Row extends ListRow>(
  nameOf: (row: Row) => string,
  onPress: (row: Row) => void,
): Column<Row> {
  return {
    name: 'action',
    label: t.list.delete,
    width: 72,
    cell: (row) => {
      const Icon = row.archived ? ArchiveRestore : Trash2
      return (
        <IconButton
          label={
            row.archived ? t.list.restoreOne({ name: nameOf(row) }) : t.list.deleteOne({ name: nameOf(row) })
          }
          onClick={() => onPress(row)}
        >
          <Icon aria-hidden="true" className="size-4.5" />
        </IconButton>
      )
    },
  }
}
