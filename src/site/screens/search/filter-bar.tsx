import { typeLabel } from '#contract/listings/property.ts'
import { searchAddress } from '#contract/search/search-address.ts'
import { type SearchChoice, searchFlags } from '#contract/search/search-keys.ts'
import { priceRange, sizeRange } from '#contract/search/search-wording.ts'
import { searchFields as labels, searchFilters as t } from '#messages/site.ts'
import { Button } from '#ui/button.tsx'
import { EndMark } from '#ui/end-mark.tsx'
import { Icon } from '#ui/icon.tsx'
import { localPath } from '#ui/local-path.ts'
import { SiteLink } from '#ui/site-link.tsx'
import type { City } from '../../cities.ts'
import { AbroadPill } from './abroad-pill.tsx'
import { AreaFields } from './area-fields.tsx'
import { BarSelect } from './bar-select.tsx'
import { BuildingFields } from './building-fields.tsx'
import { floorValue } from './building-options.ts'
import { FeatureFields, ListingFields } from './feature-fields.tsx'
import { type FieldProps, KeywordField, PriceFields, SizeFields, TypeFields } from './filter-fields.tsx'
import { FilterPopover } from './filter-popover.tsx'
import { PlainAreas, PlainMore, PlainPrice, PlainSize, PlainText, PlainTypes } from './plain-fields.tsx'
import { bathOptions, bedOptions } from './room-options.ts'
import type { SearchData } from './search-data.ts'
import { chooseCity, type Filters } from './use-filters.ts'

export const filterFormId = 'filters'

type BarProps = { filters: Filters; data: SearchData; cities: readonly City[] }

/**
 * The filters in one row. It is a form whose address is the search, so that it works without JavaScript;
 * with it every choice applies immediately.
 */
export function FilterBar({ filters, data, cities }: BarProps) {
  const { choice, change } = filters
  const { counts, areas } = data.answer
  const fields: FieldProps = { filters, counts, refused: data.refused }
  return (
    <form
      id={filterFormId}
      action={localPath('/search')}
      aria-label={t.title}
      onSubmit={(event) => {
        event.preventDefault()
        filters.submit(event.currentTarget)
      }}
      className="paint-whole flex grow basis-full gap-2 py-4 *:min-w-0 *:flex-1 max-lg:hidden max-lg:target:block max-lg:target:stack-3 xl:basis-0"
    >
      <PurposeSwitch choice={choice} />
      <BarSelect
        className="flex-[1.35]!"
        label={labels.city}
        name="cityId"
        value={String(choice.cityId ?? '')}
        options={[
          { value: '', label: labels.allCities },
          ...cities.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onValue={(value) => change(chooseCity(value))}
      />
      <FilterPopover label={labels.areas} chosen={chosenAreas(choice)}>
        {(isNear) => {
          if (isNear) return <AreaFields filters={filters} counted={counts?.area} named={areas} />
          if (!choice.cityId) return <p className="text-muted">{t.areasNeedCity}</p>
          return <PlainAreas choice={choice} areas={counts?.area ?? data.areas} />
        }}
      </FilterPopover>
      <FilterPopover label={labels.type} chosen={chosenTypes(choice)}>
        {(isNear) => (isNear ? <TypeFields {...fields} /> : <PlainTypes choice={choice} counts={counts} />)}
      </FilterPopover>
      <FilterPopover label={t.price} chosen={priceRange(choice.minPrice, choice.maxPrice) ?? labels.any}>
        {(isNear) => (isNear ? <PriceFields {...fields} /> : <PlainPrice choice={choice} />)}
      </FilterPopover>
      <FilterPopover label={labels.size} align="end" chosen={chosenSize(choice)}>
        {(isNear) => (isNear ? <SizeFields {...fields} /> : <PlainSize choice={choice} />)}
      </FilterPopover>
      <BarSelect
        label={t.beds}
        name="beds"
        value={String(choice.beds ?? '')}
        options={bedOptions(counts?.beds)}
        onValue={(value) => change({ beds: value ? Number(value) : undefined })}
      />
      <FilterPopover label={t.more} chosen={chosenMore(choice)} align="end">
        {(isNear) => (
          <div className="stack-4">
            {isNear ? (
              <KeywordField {...fields} waits />
            ) : (
              <PlainText label={t.keyword} name="keyword" value={choice.keyword} />
            )}
            <BarSelect
              label={t.baths}
              name="baths"
              value={String(choice.baths ?? '')}
              options={bathOptions()}
              onValue={(value) => change({ baths: value ? Number(value) : undefined })}
            />
            <AbroadPill filters={filters} />
            {isNear ? (
              <>
                <BuildingFields filters={filters} />
                <FeatureFields filters={filters} />
                <ListingFields filters={filters} />
              </>
            ) : (
              <PlainMore choice={choice} />
            )}
          </div>
        )}
      </FilterPopover>
      <HiddenFilters choice={choice} />
      <noscript>
        <Button type="submit" variant="main">
          <Icon name="search" />
          {labels.search}
        </Button>
      </noscript>
      <EndMark />
    </form>
  )
}

/** Buy or rent: two addresses. A rent's prices are no sale's prices. */
export function PurposeSwitch({ choice }: { choice: SearchChoice }) {
  const to = (purpose: 'sale' | 'rent') =>
    searchAddress({ ...choice, purpose, minPrice: undefined, maxPrice: undefined, page: 1 })
  return (
    <nav
      aria-label={labels.purpose}
      className="flex min-w-36! flex-none! items-stretch gap-1 rounded-card border border-line p-1"
    >
      {(['sale', 'rent'] as const).map((purpose) => (
        <SiteLink
          key={purpose}
          href={to(purpose)}
          aria-current={choice.purpose === purpose ? 'true' : undefined}
          className="grid min-h-11 flex-1 place-items-center rounded-sm px-2.5 font-medium whitespace-nowrap text-muted hover:text-ink aria-[current]:bg-green-50 aria-[current]:text-green-700"
        >
          {purpose === 'sale' ? labels.buy : labels.rent}
        </SiteLink>
      ))}
    </nav>
  )
}

/** Filters without a field of their own, so that sending the form keeps them. */
function HiddenFilters({ choice }: { choice: SearchChoice }) {
  const { purpose, projectId, agentId, typed, prefer, box, shape, near, nearName } = choice
  const hidden = { purpose, box, shape, near, nearName, projectId, agentId, typed, prefer }
  return Object.entries(hidden).map(
    ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
  )
}

function chosenAreas({ areaIds = [], cityId }: SearchChoice): string {
  if (areaIds.length > 0) return t.selected({ count: areaIds.length })
  return cityId ? labels.allAreas : labels.any
}

function chosenTypes({ type = 'all', subtype = [] }: SearchChoice): string {
  const [only] = subtype
  if (subtype.length > 1) return t.selectedTypes({ count: subtype.length })
  if (only) return typeLabel(only)
  return type === 'all' ? labels.allTypes : typeLabel(type)
}

function chosenSize({ sizeUnit = 'sqft', minSize, maxSize }: SearchChoice): string {
  return sizeRange(sizeUnit, minSize, maxSize) ?? labels.any
}

function chosenMore(choice: SearchChoice): string {
  const { keyword, baths, possession = [], minYear, features = [], added } = choice
  const chosen = [keyword, baths, ...possession, minYear, floorValue(choice), ...features, added]
  const flags = searchFlags.map((flag) => choice[flag])
  const count = [...chosen, ...flags].filter(Boolean).length
  return count === 0 ? t.none : t.selected({ count })
}
