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
 * The search field in the bar above the results; on a phone the keyboard's own key sends it. The typed text is read as filters and added to the chosen ones; without
 * JavaScript the form sends them along.
 */
export function SearchBar({ choice }: { choice: SearchChoice }) {
  const router = useRouter()
  const { keyword, typed, prefer: _prefer, page: _page, ...others } = choice
  const text = typed ?? keyword
  return (
    <search className="min-w-0 grow basis-0 large-text:basis-full py-2 lg:basis-full lg:pt-4 lg:pb-0 xl:basis-52 xl:grow-0 min-[90rem]:basis-64 xl:pb-4">
      <form
        action={localPath('/search')}
        aria-label={t.label}
        onSubmit={(event) => {
          event.preventDefault()
          const words = String(new FormData(event.currentTarget).get('keyword') ?? '').trim()
          void router.navigate({ href: searchAddress({ ...others, keyword: words, page: 1 }) })
        }}
        className="flex gap-2 lg:relative"
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
          className="block min-h-12 w-full min-w-0 flex-1 truncate rounded-card border border-field bg-white px-4 placeholder:text-muted xl:min-h-13.5"
          listClassName="absolute top-full inset-x-0 z-20 mt-2 max-lg:inset-x-4 xl:w-104 max-h-[min(var(--window-height)*0.7,480px)] overflow-y-auto overscroll-contain rounded-panel border border-line bg-white p-2 shadow-raised"
        />
        {[...new URLSearchParams(searchQuery(others))].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <button
          type="submit"
          aria-label={t.search}
          className={`${buttonClass({ variant: 'main' })} min-h-12 px-4! max-sm:hidden xl:max-[90rem]:hidden xl:px-3.5!`}
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
