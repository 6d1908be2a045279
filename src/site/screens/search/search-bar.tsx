import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { searchAddress, searchQuery } from '#contract/search/search-address.ts'
import type { Chip } from '#contract/search/search-chips.ts'
import type { SearchChoice } from '#contract/search/search-keys.ts'
import { joinList } from '#contract/text/join-list.ts'
import { searchField as t } from '#messages/site.ts'
import { buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { localPath } from '#ui/local-path.ts'
import { rememberSearch } from '../../search-field/recent-searches.ts'
import { SearchField } from '../../search-field/search-field.tsx'

/**
 * The search field above the results. The typed text is read as filters and added to the chosen ones; without
 * JavaScript the form sends them along.
 */
export function SearchBar({ choice }: { choice: SearchChoice }) {
  const router = useRouter()
  const { keyword, typed, page: _, ...others } = choice
  const text = typed ?? keyword
  return (
    <search>
      <form
        action={localPath('/search')}
        aria-label={t.label}
        onSubmit={(event) => {
          event.preventDefault()
          const words = String(new FormData(event.currentTarget).get('keyword') ?? '').trim()
          void router.navigate({ href: searchAddress({ ...others, keyword: words, page: 1 }) })
        }}
        className="relative mb-4 flex gap-2"
      >
        <label htmlFor="search-keyword" className="sr-only">
          {t.label}
        </label>
        <SearchField
          key={text}
          id="search-keyword"
          text={text}
          choice={others}
          placeholder={t.label}
          className="block min-h-12 w-full min-w-0 flex-1 truncate rounded-card border border-field bg-white px-4 placeholder:text-muted"
          listClassName="absolute top-full inset-x-0 z-20 mt-2 max-h-[min(var(--window-height)*0.7,480px)] overflow-y-auto overscroll-contain rounded-panel border border-line bg-white p-2 shadow-raised"
        />
        {[...new URLSearchParams(searchQuery(others))].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <button
          type="submit"
          aria-label={t.search}
          className={`${buttonClass({ variant: 'main' })} min-h-12 px-4!`}
        >
          <Icon name="search" size={18} />
        </button>
      </form>
    </search>
  )
}

/** Saves a search in this browser once a filter was chosen or a text typed. */
export function useRemembered(choice: SearchChoice, title: string, chips: readonly Chip[]): void {
  const { purpose: _, ...filters } = choice
  const address = searchAddress({ ...choice, page: 1 })
  const isTelling = searchQuery(filters) !== searchQuery({})
  const detail = joinList(chips.map(({ label }) => label))
  useEffect(() => {
    if (isTelling) rememberSearch({ label: choice.typed ?? title, detail, address })
  }, [isTelling, choice.typed, title, detail, address])
}
