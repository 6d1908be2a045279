import { useEffect, useId, useState } from 'react'
import { searchQuery } from '#contract/search/search-address.ts'
import type { SearchChoice } from '#contract/search/search-keys.ts'
import { countedNoun } from '#contract/search/search-wording.ts'
import { searchFields as labels, searchFilters as t } from '#messages/site.ts'
import { call } from '#ui/api.ts'
import { Button } from '#ui/button.tsx'
import { Modal } from '#ui/modal.tsx'
import { parseQuery } from '#ui/query-string.ts'
import type { Overlay } from '#ui/use-overlay.ts'
import type { City } from '../../cities.ts'
import { AbroadPill } from './abroad-pill.tsx'
import { AreaFields } from './area-fields.tsx'
import { BarSelect } from './bar-select.tsx'
import { BuildingFields } from './building-fields.tsx'
import { FeatureFields, ListingFields } from './feature-fields.tsx'
import { type FieldProps, KeywordField, Pill, PriceFields, SizeFields, TypeFields } from './filter-fields.tsx'
import { bathOptions, bedOptions } from './room-options.ts'
import type { SearchData } from './search-data.ts'
import { meantSearch } from './understood.ts'
import { chooseCity, type Filters } from './use-filters.ts'

type SheetProps = { overlay: Overlay; filters: Filters; data: SearchData; cities: readonly City[] }

/** All filters on a phone, over the whole screen. Nothing changes behind it until 'Show 128 houses' is pressed. */
export default function FilterSheet({ overlay, filters, data, cities }: SheetProps) {
  return (
    <Modal overlay={overlay} title={t.title} place="full">
      <Draft overlay={overlay} filters={filters} data={data} cities={cities} />
    </Modal>
  )
}

function Draft({ overlay, filters, data, cities }: SheetProps) {
  const [choice, setChoice] = useState(filters.choice)
  const { answer, isCounting } = usePreview(choice, data.answer)
  const change = (next: SearchChoice) => setChoice((now) => ({ ...now, ...next, page: 1 }))
  const fields: FieldProps = { filters: { choice, change }, counts: answer.counts, refused: {} }
  const total = answer.pagination.totalRecords
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        overlay.leave()
        filters.replace(choice)
      }}
      className="pb-24"
    >
      <div className="stack-7 px-4 pb-6">
        <fieldset className="grid grid-cols-2 gap-2">
          <legend className="sr-only">{labels.purpose}</legend>
          {(['sale', 'rent'] as const).map((purpose) => (
            <Pill
              key={purpose}
              name="sheet-purpose"
              value={purpose}
              label={purpose === 'sale' ? labels.buy : labels.rent}
              checked={choice.purpose === purpose}
              onChange={() => change({ purpose, minPrice: undefined, maxPrice: undefined })}
            />
          ))}
        </fieldset>
        <BarSelect
          label={labels.city}
          name="sheet-city"
          value={String(choice.cityId ?? '')}
          options={[
            { value: '', label: labels.allCities },
            ...cities.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          onValue={(value) => change(chooseCity(value))}
        />
        <Group title={labels.areas}>
          <AreaFields
            filters={{ choice, change }}
            counted={answer.counts?.area}
            named={answer.areas}
            startsShort
          />
        </Group>
        <Group title={labels.type}>
          <TypeFields {...fields} />
        </Group>
        <Group title={t.price}>
          <PriceFields {...fields} />
        </Group>
        <Group title={labels.size}>
          <SizeFields {...fields} />
        </Group>
        <div className="grid grid-cols-2 gap-2">
          <BarSelect
            label={t.beds}
            name="sheet-beds"
            value={String(choice.beds ?? '')}
            options={bedOptions(answer.counts?.beds)}
            onValue={(value) => change({ beds: value ? Number(value) : undefined })}
          />
          <BarSelect
            label={t.baths}
            name="sheet-baths"
            value={String(choice.baths ?? '')}
            options={bathOptions()}
            onValue={(value) => change({ baths: value ? Number(value) : undefined })}
          />
        </div>
        <KeywordField {...fields} />
        <AbroadPill filters={fields.filters} />
        <div className="stack-4">
          <BuildingFields filters={fields.filters} />
        </div>
        <FeatureFields filters={fields.filters} />
        <div className="stack-4">
          <ListingFields filters={fields.filters} />
        </div>
      </div>
      <div className="foot-bar fixed inset-x-0 bottom-0 flex gap-2 border-t border-line bg-white p-4">
        <Button onClick={() => setChoice({ purpose: choice.purpose, sort: choice.sort })}>{t.clear}</Button>
        <Button type="submit" variant="main" className="flex-1" aria-busy={isCounting}>
          <span aria-live="polite">
            {total === 0 ? t.showNone : t.show({ things: countedNoun(total, choice) })}
          </span>
        </Button>
      </div>
    </form>
  )
}

function Group({ title, children }: { title: string; children: React.ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-3 text-lg">
        {title}
      </h3>
      {children}
    </section>
  )
}

const pauseMs = 250

/** The results of a choice, requested once the visitor pauses; until then the last answer stays. */
function usePreview(choice: SearchChoice, shown: SearchData['answer']) {
  const [answer, setAnswer] = useState(shown)
  const [counted, setCounted] = useState(choice)
  useEffect(() => {
    if (choice === counted) return
    const stop = new AbortController()
    const timer = setTimeout(async () => {
      try {
        const meant = await meantSearch(choice, stop.signal)
        const query = { ...parseQuery(searchQuery(meant ?? choice)), perPage: 1 }
        setAnswer(await call('search', { query, signal: stop.signal }))
        setCounted(choice)
      } catch {
        // A count that did not come leaves the last one; pressing the button searches all the same.
      }
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [choice, counted])
  return { answer, isCounting: choice !== counted }
}
