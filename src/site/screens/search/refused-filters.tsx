import { searchKeys } from '#contract/search/search-keys.ts'
import { searchLabels } from '#contract/search/search-labels.ts'
import { searchResults as t } from '#messages/site.ts'
import { offTheMap } from './choice.ts'
import type { SearchData } from './search-data.ts'

/** The invalid filters of the address, in a sentence each. */
export function RefusedFilters({ refused }: { refused: SearchData['refused'] }) {
  const messages = Object.entries(refused)
  if (messages.length === 0) return null
  return (
    <div role="alert" className="mb-5 stack-1 rounded-card bg-danger-50 px-4 py-3 text-danger">
      {messages.map(([key, message]) => (
        <p key={key}>{refusalText(key, message)}</p>
      ))}
    </div>
  )
}

/** Visitors do not type degrees: an invalid part of the map comes from a link that was cut off. */
function refusalText(key: string, message: string): string {
  return Object.hasOwn(offTheMap, key)
    ? t.refusedPart
    : t.refused({ filter: filterName(key), problem: message })
}

function filterName(key: string): string {
  const known = searchKeys.find((one) => one === key)
  return known ? searchLabels[known].name : key
}
