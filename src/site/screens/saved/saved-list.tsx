import { useId, useState } from 'react'
import { mostCompared } from '#contract/compare/compare-address.ts'
import { searchAddress } from '#contract/search/search-address.ts'
import { savedShare as share, savedScreen as t } from '#messages/site.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import { type HomeKey, readHomeKey } from '#ui/saved/home-key.ts'
import type { SavedHome } from '#ui/saved/saved-format.ts'
import { useSavedHomes } from '#ui/saved/use-saved.ts'
import { SiteLink } from '#ui/site-link.tsx'
import { CompareTray } from './compare-saved.tsx'
import { RemovedHome } from './removed-home.tsx'
import { SavedItem } from './saved-item.tsx'
import { SavedSkeleton, savedColumns } from './saved-skeleton.tsx'
import { SharePanel } from './share-panel.tsx'
import { type SavedSort, savedSorts, sortHomes } from './sort-homes.ts'
import { type Shown, useSavedCards } from './use-saved-cards.ts'

/** The saved homes as cards; one that is removed leaves a place in which it can be brought back. */
export function SavedHomesList() {
  const homes = useSavedHomes()
  const known = useKnown(homes)
  const { shown, isFailed, tryAgain } = useSavedCards([...known.keys()])
  const [sort, setSort] = useState<SavedSort>('newest')
  const [isSharing, setSharing] = useState(false)
  const [restored, setRestored] = useState<HomeKey>()
  const { comparing, chosenIds, clear } = useCompared(homes)
  const sortId = useId()
  if (known.size === 0) return <NothingSaved />
  if (isFailed && !shown) return <Failed onAgain={tryAgain} />
  if (!shown) return <SavedSkeleton />
  const sorted = sortHomes(
    [...known].map(([key, home]) => ({ key, home, priceNow: currentPrice(shown.get(key)) })),
    sort,
  )
  return (
    <div className="mt-6">
      <div className="mb-6 flex flex-wrap items-center gap-3 print:hidden">
        <p aria-live="polite" className="me-auto font-medium tabular-nums max-sm:w-full">
          {t.count({ count: homes.size })}
        </p>
        <div className="w-60 max-sm:w-full">
          <SelectField
            id={sortId}
            label={t.sort}
            name="sort"
            value={sort}
            onValue={(value) => setSort(savedSorts.find((name) => name === value) ?? 'newest')}
          >
            {savedSorts.map((name) => (
              <option key={name} value={name}>
                {t.sorts[name]}
              </option>
            ))}
          </SelectField>
        </div>
        <Button aria-expanded={isSharing} onClick={() => setSharing((open) => !open)}>
          {share.share}
        </Button>
        <Button onClick={() => window.print()}>{t.print}</Button>
      </div>
      {isSharing && <SharePanel homes={sorted.filter(({ key }) => homes.has(key))} />}
      <ul className={`${savedColumns} print:grid-cols-2`}>
        {sorted.map(({ key, home }) => (
          <li key={key} className="min-w-0 print:break-inside-avoid">
            {homes.has(key) ? (
              <SavedItem
                id={key}
                home={home}
                title={homeTitle(home, shown.get(key))}
                shown={shown.get(key)}
                comparing={comparing(key)}
                isRestored={key === restored}
              />
            ) : (
              <RemovedHome
                id={key}
                home={home}
                title={homeTitle(home, shown.get(key))}
                onRestore={() => setRestored(key)}
              />
            )}
          </li>
        ))}
      </ul>
      <CompareTray chosen={chosenIds} onClear={clear} />
    </div>
  )
}

/** The listings that are ticked for the comparison, in the order in which they were. */
function useCompared(homes: ReadonlyMap<HomeKey, SavedHome>) {
  const [ticked, setTicked] = useState<readonly HomeKey[]>([])
  const chosen = ticked.filter((key) => homes.has(key))
  const comparing = (key: HomeKey) => ({
    isChosen: chosen.includes(key),
    isFull: chosen.length >= mostCompared,
    onChoose: (isChosen: boolean) =>
      setTicked(isChosen ? [...chosen, key] : chosen.filter((other) => other !== key)),
  })
  return {
    comparing,
    chosenIds: chosen.flatMap((key) => readHomeKey(key)?.id ?? []),
    clear: () => setTicked([]),
  }
}

/** Every home that was saved since this page was opened, as it was last. */
function useKnown(homes: ReadonlyMap<HomeKey, SavedHome>): ReadonlyMap<HomeKey, SavedHome> {
  const [known, setKnown] = useState(homes)
  const [seen, setSeen] = useState(homes)
  if (seen === homes) return known
  const next = new Map([...known, ...homes])
  setSeen(homes)
  setKnown(next)
  return next
}

/** What it is called on the site; the browser knows the name in the language in which it was saved. */
function homeTitle(home: SavedHome, shown: Shown | undefined): string {
  if (shown?.kind === 'project') return shown.project.name
  return shown?.listing.title ?? home.title
}

/** What is asked for a home that is on offer. */
function currentPrice(shown: Shown | undefined): number | undefined {
  if (shown?.kind === 'project') return shown.project.priceFrom ?? undefined
  return shown?.listing.status === 'published' ? shown.listing.price || undefined : undefined
}

function NothingSaved() {
  return (
    <div className="mt-8">
      <EmptyState title={t.emptyTitle} text={t.emptyText} look="list">
        <SiteLink href={searchAddress({ purpose: 'sale' })} className={buttonClass({ variant: 'main' })}>
          {t.search}
        </SiteLink>
        <SiteLink href="/projects" className={buttonClass()}>
          {t.projects}
        </SiteLink>
      </EmptyState>
    </div>
  )
}

function Failed({ onAgain }: { onAgain: () => void }) {
  return (
    <div role="alert" className="mt-8 rounded-panel bg-sand p-6">
      <p>{t.failed}</p>
      <Button variant="main" onClick={onAgain} className="mt-4">
        {t.tryAgain}
      </Button>
    </div>
  )
}
