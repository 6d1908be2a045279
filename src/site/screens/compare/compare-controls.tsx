import type { ReactNode } from 'react'
import { type Comparison, compareAddress, mostCompared } from '#contract/compare/compare-address.ts'
import { sizeUnitOptions } from '#contract/listings/convert-size.ts'
import type { SizeUnit } from '#contract/listings/property.ts'
import { compare as t } from '#messages/site.ts'
import { buttonClass } from '#ui/button.tsx'
import { localPath } from '#ui/local-path.ts'
import { SiteLink } from '#ui/site-link.tsx'
import { SearchField } from '../../search-field/search-field.tsx'
import { type FoundPlace, offerPlaces, placesFound } from './place-choices.ts'

type ControlsProps = {
  comparison: Comparison
  sizeUnit: SizeUnit
  /** What the distance is measured to, by name. */
  place: string | undefined
  found: readonly FoundPlace[] | undefined
}

/** How the homes are shown: links and plain forms, so that each state has its address. */
export function CompareControls({ comparison, sizeUnit, place, found }: ControlsProps) {
  const { listings, units, onlyDifferences } = comparison
  const count = listings.length + units.length
  return (
    <div className="mt-6 grid gap-x-10 gap-y-6 lg:grid-cols-2 print:hidden">
      <nav aria-label={t.sizeUnit}>
        <p className="mb-1.5 font-medium">{t.sizeUnit}</p>
        <ul className="flex flex-wrap gap-2">
          {sizeUnitOptions.map(({ value, label }) => (
            <li key={value}>
              <SiteLink
                href={compareAddress({ ...comparison, sizeUnit: value })}
                replace
                aria-current={value === sizeUnit ? 'true' : undefined}
                className={`${buttonClass()} px-4! aria-current:border-green-700 aria-current:bg-green-50 aria-current:text-green-700`}
              >
                {label}
              </SiteLink>
            </li>
          ))}
          {count > 1 && (
            <li>
              <SiteLink
                href={compareAddress({ ...comparison, onlyDifferences: !onlyDifferences })}
                replace
                className={buttonClass({ variant: 'ghost' })}
              >
                {onlyDifferences ? t.allRows : t.onlyDifferences}
              </SiteLink>
            </li>
          )}
        </ul>
      </nav>
      <PlaceForm comparison={comparison} place={place} found={found} />
      {count < mostCompared && <AddForm comparison={comparison} />}
    </div>
  )
}

/** Adds a listing by its ID. */
export function AddForm({ comparison }: { comparison: Comparison }) {
  return (
    <PlainForm kept={comparison} label={t.addLegend} submit={t.add}>
      <label htmlFor="compare-id" className="mb-1.5 block font-medium">
        {t.addLabel}
      </label>
      <input
        id="compare-id"
        name="listings"
        inputMode="numeric"
        required
        maxLength={20}
        placeholder={t.addHint}
        className={box}
      />
    </PlainForm>
  )
}

function PlaceForm({ comparison, place, found }: Omit<ControlsProps, 'sizeUnit'>) {
  const { find } = comparison
  const elsewhere = { ...comparison, place: undefined, placeName: undefined, find: undefined }
  return (
    <div>
      <PlainForm kept={elsewhere} label={t.place} submit={t.findPlace}>
        <label htmlFor="compare-place" className="mb-1.5 block font-medium">
          {t.place}
          {place && <span className="font-normal"> {place}</span>}
        </label>
        <SearchField
          key={find ?? place}
          id="compare-place"
          name="find"
          text={find}
          placeholder={t.placeHint}
          choice={{ purpose: 'sale' }}
          offer={(suggestions) => offerPlaces(suggestions, comparison)}
          className={box}
          listClassName="absolute top-full inset-x-0 z-20 mt-2 max-h-[min(70dvh,480px)] overflow-y-auto overscroll-contain rounded-panel border border-line bg-white p-2 shadow-raised"
        />
      </PlainForm>
      {find && <Choices text={find} places={placesFound(found ?? [], comparison)} />}
      <p className="mt-1.5 text-sm text-muted">
        {t.placeNote}{' '}
        {comparison.place && (
          <SiteLink
            href={compareAddress(elsewhere)}
            replace
            className="tap-link text-green-700 underline underline-offset-4"
          >
            {t.removePlace}
          </SiteLink>
        )}
      </p>
    </div>
  )
}

/** The places that a text may mean, as links. */
function Choices({ text, places }: { text: string; places: ReturnType<typeof placesFound> }) {
  if (places.length === 0) return <p className="mt-2 text-danger">{t.noPlace({ text })}</p>
  return (
    <div className="mt-3">
      <p id="compare-choices" className="font-medium">
        {t.choosePlace({ text })}
      </p>
      <ul aria-labelledby="compare-choices" className="mt-1.5 flex flex-wrap gap-2">
        {places.map(({ key, name, detail, address }) => (
          <li key={key}>
            <SiteLink href={address} className={buttonClass({ variant: 'tint' })}>
              <span>
                {name} <span className="font-normal">{detail}</span>
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

const box =
  'block min-h-11 w-full min-w-0 rounded-input border border-field bg-white px-3.5 placeholder:text-muted'

/** A form whose address is the comparison that is kept, with what is typed into it. */
function PlainForm({
  kept,
  label,
  submit,
  children,
}: {
  kept: Comparison
  label: string
  submit: string
  children: ReactNode
}) {
  const [, query = ''] = compareAddress(kept).split('?')
  return (
    <form action={localPath('/compare')} aria-label={label} className="relative flex items-end gap-2">
      {[...new URLSearchParams(query)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="min-w-0 flex-1">{children}</div>
      <button type="submit" className={`${buttonClass()} shrink-0`}>
        {submit}
      </button>
    </form>
  )
}
