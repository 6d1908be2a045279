import type { SearchData } from './search-data.ts'

const names: Readonly<Record<string, string>> = {
  purpose: 'Purpose',
  cityId: 'City',
  areaIds: 'Areas',
  type: 'Type',
  subtype: 'Subtype',
  minPrice: 'Lowest price',
  maxPrice: 'Highest price',
  minSize: 'Smallest size',
  maxSize: 'Largest size',
  sizeUnit: 'Size unit',
  beds: 'Beds',
  baths: 'Baths',
  projectId: 'Project',
  agentId: 'Agent',
  keyword: 'Keyword',
  sort: 'Sort',
  page: 'Page',
  perPage: 'Homes a page',
}

/** What of the address could not be used, in a sentence for each filter. */
export function RefusedFilters({ refused }: { refused: SearchData['refused'] }) {
  const messages = Object.entries(refused)
  if (messages.length === 0) return null
  return (
    <div role="alert" className="mb-5 space-y-1 rounded-card bg-danger-50 px-4 py-3 text-danger">
      {messages.map(([key, message]) => (
        <p key={key}>
          {names[key] ?? key}: {message}. The results are shown without it.
        </p>
      ))}
    </div>
  )
}
