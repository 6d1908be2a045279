import type { ReactNode } from 'react'
import type { Column } from '../components/data-table.tsx'
import type { ContentTypeNames } from './content-type.ts'
import type { Archived } from './use-archiving.ts'

export type ListProps<Row extends ListRow> = {
  type: ContentTypeNames & Archived
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
export type ListRow = { id: number; archived: boolean }
