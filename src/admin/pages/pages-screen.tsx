import { getRouteApi, Link } from '@tanstack/react-router'
import { EmptyState } from '#ui/empty-state.tsx'
import type { Answer } from '../call.ts'
import { type Column, DataTable } from '../components/data-table.tsx'
import { When } from '../components/relative-time.tsx'
import { Screen } from '../components/screen.tsx'

type Row = Answer<'listPages'>['data'][number]

const columns: ReadonlyArray<Column<Row>> = [
  {
    name: 'title',
    label: 'Page',
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
  { name: 'address', label: 'Address', width: 200, cell: ({ name }) => `/${name}` },
  {
    name: 'source',
    label: 'Shows',
    width: 220,
    cell: ({ source }) => (source === 'file' ? 'The file of the website' : 'What was saved here'),
  },
  {
    name: 'saved',
    label: 'Last saved',
    width: 240,
    cell: ({ saved }) =>
      saved ? (
        <>
          {`${saved.by}, `}
          <When iso={saved.at} />
        </>
      ) : (
        'never here'
      ),
  },
]

/** The agency's own pages. */
export function PagesScreen() {
  const { data } = getRouteApi('/admin/pages').useLoaderData()
  return (
    <Screen
      title="Pages"
      text="The texts of the agency’s own pages. What is saved here is shown instead of the website’s file, which stays as it is."
    >
      <DataTable
        name="pages"
        label="Pages"
        columns={columns}
        rows={data}
        keyOf={({ name }) => name}
        labelOf={({ title }) => title}
        empty={<EmptyState look="list" title="There are no pages" text="They come with the website." />}
      />
    </Screen>
  )
}
