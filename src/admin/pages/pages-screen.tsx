import { getRouteApi, Link } from '@tanstack/react-router'
import { adminPages as t } from '#messages/admin.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import type { Answer } from '../call.ts'
import { type Column, DataTable } from '../components/data-table.tsx'
import { When } from '../components/relative-time.tsx'
import { Screen } from '../components/screen.tsx'

type Row = Answer<'listPages'>['data'][number]

const columns: ReadonlyArray<Column<Row>> = [
  {
    name: 'title',
    label: t.page,
    width: 300,
    cell: ({ name, title }) => (
      <Link
        to="/pages/$name"
        params={{ name }}
        data-row
        className="font-medium underline-offset-4 hover:underline"
      >
        {title}
      </Link>
    ),
  },
  { name: 'address', label: t.address, width: 200, cell: ({ name }) => `/${name}` },
  { name: 'en', label: t.language.en, width: 160, cell: ({ sources }) => t.source[sources.en] },
  { name: 'ur', label: t.language.ur, width: 160, cell: ({ sources }) => t.source[sources.ur] },
  {
    name: 'saved',
    label: t.lastSaved,
    width: 240,
    cell: ({ saved }) =>
      saved ? (
        <>
          {`${saved.by}, `}
          <When iso={saved.at} />
        </>
      ) : (
        t.neverSaved
      ),
  },
]

/** The agency's own pages. */
export function PagesScreen() {
  const { data } = getRouteApi('/admin/pages').useLoaderData()
  return (
    <Screen title={t.title} text={t.intro}>
      <DataTable
        name="pages"
        label={t.title}
        columns={columns}
        rows={data}
        keyOf={({ name }) => name}
        labelOf={({ title }) => title}
        empty={<EmptyState look="list" title={t.none} text={t.noneHelp} />}
      />
    </Screen>
  )
}
