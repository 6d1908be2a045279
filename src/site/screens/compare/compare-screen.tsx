import { getRouteApi } from '@tanstack/react-router'
import { useEffect } from 'react'
import {
  type Comparison,
  compareAddress,
  encodePlace,
  mostCompared,
  readComparison,
} from '#contract/compare/compare-address.ts'
import type { SizeUnit } from '#contract/listings/property.ts'
import { joinList } from '#contract/text/join-list.ts'
import { propertyTerms } from '#messages/common.ts'
import { compare as t } from '#messages/site.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { buttonClass } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { homeCrumb } from '../../crumbs.ts'
import { ErrorSummary } from '../../forms/error-summary.tsx'
import { PrintHead } from '../../parts/print-head.tsx'
import { ShareAndPrint } from '../../parts/share.tsx'
import { useChosenUnit } from '../../units/use-chosen-unit.ts'
import { AddForm, addFieldId, CompareControls } from './compare-controls.tsx'
import type { CompareData } from './compare-data.ts'
import { usualUnit } from './compare-rows.ts'
import { rememberCompared } from './compared-listings.ts'
import { useKeptFocus } from './keep-focus.ts'
import { CompareTable } from './static-table.ts'

const route = getRouteApi('/compare')

/** Up to four homes side by side. */
export function CompareScreen() {
  const data = route.useLoaderData()
  const comparison = readComparison(route.useSearch())
  const { homes, found } = data
  const { leftOut, noIds } = comparison
  const place = placeName(comparison, data)
  const path = compareAddress(comparison)
  const chosen = useChosenUnit()
  const sizeUnit = comparison.sizeUnit ?? chosen ?? usualUnit(homes)
  const ids = comparison.listings.join()
  useKeptFocus({
    homes: `${ids} ${comparison.units.join()}`,
    place: comparison.place ? encodePlace(comparison.place) : '',
  })
  useEffect(() => rememberCompared(ids.split(',').map(Number)), [ids])
  return (
    <div className="column pt-5 pb-16 md:pb-24 print:pt-0 print:pb-0">
      <PrintHead path={path} />
      <Breadcrumbs crumbs={[homeCrumb]} here={t.title} />
      <div className="mt-5 flex flex-wrap items-start justify-between gap-4 md:mt-8 print:mt-4">
        <h1 className="text-4xl">{t.title}</h1>
        {homes.length > 0 && <ShareAndPrint path={path} title={t.title} />}
      </div>
      {noIds.length > 0 && (
        <div className="mt-4">
          <ErrorSummary
            problem=""
            items={noIds.map((text) => ({ id: addFieldId, label: t.addLabel, message: t.noId({ text }) }))}
          />
        </div>
      )}
      {leftOut > 0 && <p className="mt-3">{t.tooMany({ most: mostCompared, count: leftOut })}</p>}
      <Missing data={data} comparison={comparison} />
      {homes.length === 0 ? (
        <Nothing comparison={comparison} />
      ) : (
        <div className="flex flex-col">
          {homes.length === 1 && <p className="mt-3 text-muted print:hidden">{t.oneOnly}</p>}
          <CompareControls
            comparison={comparison}
            sizeUnit={sizeUnit}
            place={place}
            found={found}
            isInvalid={noIds.length > 0}
          />
          <p role="status" className="sr-only">
            {inWords({ ...comparison, sizeUnit }, homes, place)}
          </p>
          {comparison.place && !data.place && <p className="mt-3 text-danger">{t.placeUnknown}</p>}
          <CompareTable homes={homes} comparison={comparison} place={place} />
        </div>
      )}
    </div>
  )
}

/** What is shown, for who does not see it change. */
function inWords(
  { sizeUnit, onlyDifferences }: Comparison & { sizeUnit: SizeUnit },
  homes: CompareData['homes'],
  place: string | undefined,
): string {
  return joinList([
    t.table({ count: homes.length }),
    t.sizesIn({ unit: propertyTerms.unitsInText[sizeUnit] }),
    onlyDifferences && homes.length > 1 ? t.differencesShown : t.allShown,
    place && t.distanceTo({ place }),
  ])
}

/** What the place is called: ours by its own name, one on the map as the address says. */
function placeName({ placeName }: Comparison, { place }: CompareData): string | undefined {
  if (!place) return undefined
  return place.name ?? placeName ?? t.yourPlace
}

/** IDs of which there is nothing, each with a link that leaves it out. */
function Missing({ data: { missing }, comparison }: { data: CompareData; comparison: Comparison }) {
  if (missing.length === 0) return null
  const left = (kind: 'listing' | 'unit', ids: readonly number[]) =>
    ids.filter((id) => !missing.some((one) => one.kind === kind && one.id === id))
  const without = {
    ...comparison,
    listings: left('listing', comparison.listings),
    units: left('unit', comparison.units),
  }
  return (
    <div
      role="alert"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: often the answer to an ID that was typed
      autoFocus
      className="mt-4 rounded-card bg-sand px-5 py-3.5"
    >
      <ul>
        {missing.map(({ kind, id }) => (
          <li key={`${kind}-${id}`}>{t.missing[kind]({ id })}</li>
        ))}
      </ul>
      <SiteLink
        href={compareAddress(without)}
        replace
        className="tap-link font-medium text-green-700 underline underline-offset-4 print:hidden"
      >
        {t.removeMissing}
      </SiteLink>
    </div>
  )
}

function Nothing({ comparison }: { comparison: ReturnType<typeof readComparison> }) {
  return (
    <div className="mt-8">
      <EmptyState title={t.emptyTitle} text={t.emptyText({ most: mostCompared })}>
        <SiteLink href="/search?purpose=sale" className={buttonClass({ variant: 'main' })}>
          {t.search}
        </SiteLink>
      </EmptyState>
      <div className="mx-auto mt-8 max-w-md">
        <AddForm
          comparison={{ ...comparison, listings: [], units: [] }}
          isInvalid={comparison.noIds.length > 0}
        />
      </div>
    </div>
  )
}
