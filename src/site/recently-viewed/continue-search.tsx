import { useEffect, useState } from 'react'
import { continueSearch as t } from '#messages/site.ts'
import { call } from '#ui/api.ts'
import { contentLang } from '#ui/content-lang.ts'
import { Icon } from '#ui/icon.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { countsAlone } from '../figures.ts'
import { readQuery } from '../screens/search/read-query.ts'
import { recentSearches } from '../search-field/recent-searches.ts'
import { daysSince } from './days-since.ts'

/** The last search of this browser, with how many homes have come since. One line, as high before the number is known. */
export function ContinueSearch() {
  const [search] = useState(() => recentSearches()[0])
  const count = useNewHomes(search)
  if (!search) return null
  const { label, detail, address } = search
  return (
    <SiteLink
      href={address}
      className="group flex h-full items-center gap-3 rounded-card border border-line px-4 hover:shadow-raised"
    >
      <Icon name="search" size={18} className="shrink-0 text-green-700" />
      <span className="min-w-0 flex-1 truncate">
        <span className="text-muted">{t.continue}</span>{' '}
        <span lang={contentLang(label)} className="font-medium group-hover:underline">
          {label}
        </span>
        {detail && (
          <span lang={contentLang(detail)} className="text-sm text-muted max-sm:hidden">
            {' '}
            {detail}
          </span>
        )}
      </span>
      {count > 0 && (
        <span className="shrink-0 rounded-full bg-green-50 px-3 py-1 text-sm font-medium text-green-700 tabular-nums">
          {t.new({ count })}
        </span>
      )}
    </SiteLink>
  )
}

/** How many homes were published since the search was last looked at; 0 until that is known, and on the same day. */
function useNewHomes(search: { address: string; at?: number } | undefined): number {
  const [count, setCount] = useState(0)
  useEffect(() => {
    const days = daysSince(search?.at, Date.now())
    if (!search || days < 1) return
    const asking = new AbortController()
    const asked = readQuery(Object.fromEntries(new URLSearchParams(search.address.split('?')[1])))
    const added = Math.min(days, Number(asked.added) || days)
    call('search', { query: { ...asked, added, ...countsAlone }, signal: asking.signal }).then(
      ({ pagination }) => setCount(pagination.totalRecords),
      () => {},
    )
    return () => asking.abort()
  }, [search])
  return count
}
