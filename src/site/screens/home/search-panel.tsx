import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { formatSize } from '#contract/listings/format-size.ts'
import { type Purpose, subtypes } from '#contract/listings/property.ts'
import { projectsSection } from '#contract/paths.ts'
import { searchAddress } from '#contract/search/search-address.ts'
import type { SearchChoice } from '#contract/search/search-keys.ts'
import { formatPrice } from '#contract/text/price-words.ts'
import { searchFields as fields, searchPanel as t } from '#messages/site.ts'
import { buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { localPath } from '#ui/local-path.ts'
import { useCities } from '../../cities.ts'
import { TypeOptions } from '../../parts/type-options.tsx'
import type { Suggestion } from '../../places/use-place-suggestions.ts'
import { AreasCell, loadAreaMenu } from './areas-cell.tsx'
import { Cell, CellSelect } from './panel-cell.tsx'
import { priceSteps, sizeSteps } from './panel-steps.ts'

/** The chosen city, and the suggestion that it came from, if it did. */
type ChosenPlace = { city: string; suggested: Suggestion | undefined }
const anywhere: ChosenPlace = { city: '', suggested: undefined }

/** The search of the home page. It is a form whose address is the search, so that it works without JavaScript. */
export function SearchPanel() {
  const router = useRouter()
  const { data: cities } = useCities()
  const [purpose, setPurpose] = useState<Purpose>('sale')
  const [place, setPlace] = useState(anywhere)
  return (
    <form
      action={localPath('/search')}
      onFocus={loadAreaMenu}
      aria-label={t.title}
      onSubmit={(event) => {
        event.preventDefault()
        const fields = new FormData(event.currentTarget)
        void router.navigate({ href: searchAddress({ purpose, ...readChoice(fields) }) })
      }}
      className="rounded-panel bg-white p-2.5 text-ink shadow-float [&_:focus-visible]:outline-ink"
    >
      <fieldset className="flex large-text:flex-wrap gap-1 px-1 pt-1 pb-2">
        <legend className="sr-only">{fields.purpose}</legend>
        <PurposeTab value="sale" chosen={purpose} onChoose={setPurpose}>
          {fields.buy}
        </PurposeTab>
        <PurposeTab value="rent" chosen={purpose} onChoose={setPurpose}>
          {fields.rent}
        </PurposeTab>
        <a
          href={`#${projectsSection}`}
          className="rounded-input px-4 py-2 font-medium text-muted hover:text-ink"
        >
          {t.projects}
        </a>
      </fieldset>
      <div className="grid grid-cols-2 md:grid-cols-6 nav:grid-cols-[1.5fr_1fr_1.1fr_1fr_1fr_auto]">
        <AreasCell
          key={place.city}
          cityId={place.city ? Number(place.city) : undefined}
          purpose={purpose}
          suggested={place.suggested}
          onChoose={(suggested) => setPlace({ city: String(suggested.cityId), suggested })}
        />
        <CellSelect
          label={fields.city}
          name="cityId"
          value={place.city}
          onValue={(city) => setPlace({ ...anywhere, city })}
          className="md:col-span-2 nav:col-span-1"
        >
          <option value="">{fields.allCities}</option>
          {cities.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </CellSelect>
        <CellSelect label={fields.type} name="subtype" className="md:col-span-2 nav:col-span-1">
          <option value="">{fields.allTypes}</option>
          <TypeOptions />
        </CellSelect>
        <CellSelect key={purpose} label={t.budget} name="maxPrice" className="md:col-span-2 nav:col-span-1">
          <option value="">{fields.any}</option>
          {priceSteps[purpose].map((pkr) => (
            <option key={pkr} value={pkr}>
              {fields.upTo({ most: formatPrice(pkr) })}
            </option>
          ))}
        </CellSelect>
        <CellSelect label={fields.size} name="minSize" className="md:col-span-2 nav:col-span-1">
          <option value="">{fields.any}</option>
          {sizeSteps.map((marla) => (
            <option key={marla} value={marla}>
              {fields.from({ least: marlaOrKanal(marla) })}
            </option>
          ))}
        </CellSelect>
        <input type="hidden" name="sizeUnit" value="marla" />
        <Cell className="col-span-2 border-s-0! p-0! max-nav:pt-2! md:col-span-6 nav:col-span-1">
          <button
            type="submit"
            className={`${buttonClass({ variant: 'main' })} h-full min-h-14 w-full px-7!`}
          >
            <Icon name="search" size={20} />
            {fields.search}
          </button>
        </Cell>
      </div>
    </form>
  )
}

function PurposeTab({
  value,
  chosen,
  onChoose,
  children,
}: {
  value: Purpose
  chosen: Purpose
  onChoose: (purpose: Purpose) => void
  children: ReactNode
}) {
  return (
    <label className="cursor-pointer rounded-input px-4 py-2 font-medium text-muted hover:text-ink has-checked:bg-green-50 has-checked:text-green-700 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink">
      <input
        type="radio"
        name="purpose"
        value={value}
        checked={chosen === value}
        onChange={() => onChoose(value)}
        className="sr-only"
      />
      {children}
    </label>
  )
}

/** The values of the panel's own fields, which need no parser of whole addresses. */
function readChoice(fields: FormData): SearchChoice {
  const text = (name: string) => String(fields.get(name) ?? '')
  const number = (name: string) => Number(text(name)) || undefined
  const minSize = number('minSize')
  return {
    cityId: number('cityId'),
    areaIds: fields.getAll('areaIds').map(Number),
    subtype: subtypes.filter((subtype) => subtype === text('subtype')),
    maxPrice: number('maxPrice'),
    ...(minSize && { minSize, sizeUnit: 'marla' }),
    keyword: text('keyword'),
  }
}

function marlaOrKanal(marla: number): string {
  return formatSize(marla < 20 ? { value: marla, unit: 'marla' } : { value: marla / 20, unit: 'kanal' })
}
