import { useState } from 'react'
import {
  listingStatuses,
  propertyTypes,
  purposes,
  typeGroups,
  typeLabel,
} from '#contract/listings/property.ts'
import {
  type PriceUnit,
  parsePrice,
  priceUnitNames,
  priceUnits,
  typedPrice,
} from '#contract/text/read-price.ts'
import { listingTable as t } from '#messages/admin.ts'
import { Button } from '#ui/button.tsx'
import { FilterBar, FilterChoice, FilterText } from '../components/filters.tsx'
import { useAgents, useAreas, useCities } from '../lookups.ts'
import { statusLabels } from './labels.ts'
import { isFiltered, type ListAddress } from './list-address.ts'

const statuses = listingStatuses.map((status) => [status, statusLabels[status]] as const)
const purposeOptions = purposes.map(
  (purpose) => [purpose, purpose === 'sale' ? t.forSale : t.toRent] as const,
)
const typeOptions = propertyTypes.map((type) => [type, typeLabel(type)] as const)
const bedOptions = ['1', '2', '3', '4', '5', '6'].map((beds) => [beds, t.bedsOrMore({ beds })] as const)
const ages = [
  ['new', t.ages.week],
  ['month', t.ages.month],
  ['30', t.ages.older30],
  ['60', t.ages.older60],
  ['90', t.ages.older90],
] as const

/** What narrows the table down; those that are used less stand in a second row. */
export function ListingFilters({
  address,
  onAddress,
  knowsAgents,
}: {
  address: ListAddress
  onAddress: (address: ListAddress) => void
  /** Whether one sees the listings of others. */
  knowsAgents: boolean
}) {
  const [isOpen, setOpen] = useState(hasMore(address))
  const cities = useCities()
  const areas = useAreas(address.city_id)
  const agents = useAgents()
  const change = (wanted: Wanted) => onAddress(tidy({ ...address, ...wanted, page: undefined }))
  const subtypes = typeGroups
    .filter(({ value }) => value === address.type)
    .flatMap((group) => group.subtypes.map(({ value, label }) => [value as string, label] as const))
  return (
    <FilterBar onClear={isFiltered(address) ? () => onAddress({}) : undefined}>
      <FilterText label={t.search} value={address.q} onValue={(q) => change({ q })} />
      <FilterChoice
        label={t.status}
        value={statuses.find(([status]) => status === address.status)?.[0]}
        options={statuses}
        onValue={(status) => change({ status })}
      />
      <FilterChoice
        label={t.purpose}
        value={purposes.find((purpose) => purpose === address.purpose)}
        options={purposeOptions}
        onValue={(purpose) => change({ purpose })}
      />
      <div className="w-44 [&_select]:w-full">
        <FilterChoice
          label={t.city}
          value={toText(address.city_id)}
          options={cities.map(({ id, name }) => [String(id), name] as const)}
          onValue={(city) => change({ city_id: toNumber(city), area_id: undefined })}
        />
      </div>
      <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? t.fewerFilters : t.moreFilters}
      </Button>
      {isOpen && (
        <div className="flex basis-full flex-wrap items-end gap-3">
          <div className="w-44 [&_select]:w-full">
            <FilterChoice
              label={t.area}
              value={toText(address.area_id)}
              options={areas.map(({ id, name }) => [String(id), name] as const)}
              all={address.city_id === undefined ? t.chooseCity : t.all}
              onValue={(area) => change({ area_id: toNumber(area) })}
            />
          </div>
          <FilterChoice
            label={t.category}
            value={propertyTypes.find((type) => type === address.type)}
            options={typeOptions}
            onValue={(type) => change({ type, subtype: undefined })}
          />
          {subtypes.length > 0 && (
            <FilterChoice
              label={t.propertyType}
              value={address.subtype}
              options={subtypes}
              onValue={(subtype) => change({ subtype })}
            />
          )}
          {knowsAgents && (
            <div className="w-44 [&_select]:w-full">
              <FilterChoice
                label={t.agent}
                value={toText(address.agent_id)}
                options={[
                  ['none', t.unassigned] as const,
                  ...agents.map(({ id, name }) => [String(id), name] as const),
                ]}
                onValue={(agent) => change({ agent_id: agent === 'none' ? 'none' : toNumber(agent) })}
              />
            </div>
          )}
          <PriceLimit
            label={t.minPrice}
            unit={priceUnits[address.purpose === 'rent' ? 'rent' : 'sale']}
            value={address.min_price}
            onValue={(price) => change({ min_price: price })}
          />
          <PriceLimit
            label={t.maxPrice}
            unit={priceUnits[address.purpose === 'rent' ? 'rent' : 'sale']}
            value={address.max_price}
            onValue={(price) => change({ max_price: price })}
          />
          <FilterChoice
            label={t.bedsLabel}
            value={toText(address.beds)}
            options={bedOptions}
            onValue={(beds) => change({ beds: toNumber(beds) })}
          />
          <FilterChoice
            label={t.age}
            value={daysToAge(address)}
            options={ages}
            onValue={(age) => change({ min_days: undefined, max_days: undefined, ...ageToDays(age) })}
          />
          <FilterChoice
            label={t.position}
            value={address.position === 'none' ? 'none' : undefined}
            options={[['none', t.noPosition]]}
            onValue={(position) => change({ position })}
          />
          <FilterChoice
            label={t.toConfirm}
            value={address.confirm === 'due' ? 'due' : undefined}
            options={[['due', t.onlyToConfirm]]}
            onValue={(confirm) => change({ confirm })}
          />
        </div>
      )}
    </FilterBar>
  )
}

function hasMore({ q: _, status: __, purpose: ___, city_id: ____, ...rest }: ListAddress): boolean {
  return isFiltered(rest)
}

/** What is undefined is taken out. */
type Wanted = { [Key in keyof ListAddress]: ListAddress[Key] | undefined }

function tidy(address: Wanted): ListAddress {
  return Object.fromEntries(Object.entries(address).filter(([, value]) => value !== undefined))
}

const toText = (value: number | string | undefined) => (value === undefined ? undefined : String(value))
const toNumber = (text: string | undefined) => (text === undefined ? undefined : Number(text))

type Age = (typeof ages)[number][0]

function ageToDays(age: Age | undefined): ListAddress {
  if (age === undefined) return {}
  if (age === 'new') return { max_days: 7 }
  return age === 'month' ? { max_days: 30 } : { min_days: Number(age) }
}

function daysToAge({ min_days, max_days }: ListAddress): Age | undefined {
  if (max_days !== undefined) return max_days <= 7 ? 'new' : 'month'
  return ages.find(([age]) => age === String(min_days))?.[0]
}

/** A price as people say it: '2.5 crore'; a bare number counts in `unit`. */
function PriceLimit({
  label,
  unit,
  value,
  onValue,
}: {
  label: string
  unit: PriceUnit
  value: number | undefined
  onValue: (price: number | undefined) => void
}) {
  return (
    <div className="w-40 [&>div]:min-w-0">
      <FilterText
        label={`${label} (${priceUnitNames[unit]})`}
        value={value === undefined ? undefined : typedPrice(value)}
        onValue={(text) => {
          const price = text === undefined ? undefined : parsePrice(text, unit)
          if (text === undefined || price !== undefined) onValue(price)
        }}
      />
    </div>
  )
}
