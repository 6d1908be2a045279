import { imports as t } from '#messages/admin.ts'
import { Badge } from '#ui/badge.tsx'
import type { Column } from '../components/data-table.tsx'
import { When } from '../components/relative-time.tsx'
import { RowLink } from '../components/row-link.tsx'
import { count, type Run, stateLabels, stateTones } from './labels.ts'

const numeric = (
  name: 'added' | 'changed' | 'unchanged' | 'duplicates' | 'refused',
  label: string,
): Column<Run> => ({
  name,
  label,
  width: 110,
  numeric: true,
  cell: (run) => (run.state === 'uploaded' ? '' : count(run[name])),
})

const whatAndWhen: ReadonlyArray<Column<Run>> = [
  {
    name: 'file',
    label: t.table.file,
    width: 280,
    cell: ({ id, file, profile }) => (
      <RowLink to="/imports/$run" params={{ run: String(id) }} detail={profile || t.table.noProfile}>
        {file}
      </RowLink>
    ),
  },
  {
    name: 'state',
    label: t.table.status,
    width: 140,
    cell: ({ state }) => <Badge tone={stateTones[state]}>{stateLabels[state]}</Badge>,
  },
  {
    name: 'when',
    label: t.table.started,
    width: 190,
    cell: ({ startedAt, by }) => (
      <>
        <When iso={startedAt} className="block truncate" />
        <span className="block truncate text-sm text-muted">{by}</span>
      </>
    ),
  },
]

/** The columns of the list of listing imports. */
export const importColumns: ReadonlyArray<Column<Run>> = [
  ...whatAndWhen,
  numeric('added', t.counts.added),
  numeric('changed', t.counts.changed),
  numeric('unchanged', t.counts.unchanged),
  numeric('refused', t.counts.refused),
]

/** The same of an import of prices, which changes none. */
export const priceImportColumns: ReadonlyArray<Column<Run>> = [
  ...whatAndWhen,
  numeric('added', t.counts.added),
  numeric('duplicates', t.counts.duplicates),
  numeric('refused', t.counts.refused),
]
