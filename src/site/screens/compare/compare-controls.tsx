import type { ReactNode } from 'react'
import { type Comparison, compareAddress, mostCompared } from '#contract/compare/compare-address.ts'
import { sizeUnitOptions } from '#contract/listings/convert-size.ts'
import type { SizeUnit } from '#contract/listings/property.ts'
import { compare as t } from '#messages/site.ts'
import { buttonClass } from '#ui/button.tsx'
import { contentLang } from '#ui/content-lang.ts'
import { inItsLanguage } from '#ui/in-its-language.tsx'
import { localPath } from '#ui/local-path.ts'
import { Rich } from '#ui/rich.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { SearchField } from '../../search-field/search-field.tsx'
import { placeFieldId } from './keep-focus.ts'
import { type FoundPlace, offerPlaces, placesFound } from './place-choices.ts'

type ControlsProps = {
  comparison: Comparison
  sizeUnit: SizeUnit
  /** What the distance is measured to, by name. */
  place: string | undefined
  found: readonly FoundPlace[] | undefined
  /** What was typed as an ID is none. */
  isInvalid: boolean
}

/** How the homes are shown: links and plain forms, so that each state has its address. On phones below the homes. */
export function CompareControls({ comparison, sizeUnit, place, found, isInvalid }: ControlsProps) {
  const { listings, units, onlyDifferences } = comparison
  const count = listings.length + units.length
  return (
    <div className="mt-6 grid gap-x-10 gap-y-6 max-md:order-last lg:grid-cols-2 print:hidden">
      <div className="flex flex-wrap items-end gap-2">
        <nav aria-labelledby="compare-units">
          <p id="compare-units" className="mb-1.5 font-medium">
            {t.sizeUnit}
          </p>
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
          </ul>
        </nav>
        {count > 1 && (
          <SiteLink
            href={compareAddress({ ...comparison, onlyDifferences: !onlyDifferences })}
            replace
            className={buttonClass({ variant: 'ghost' })}
          >
            {onlyDifferences ? t.allRows : t.onlyDifferences}
          </SiteLink>
        )}
      </div>
      <PlaceForm comparison={comparison} place={place} found={found} />
      {count < mostCompared && <AddForm comparison={comparison} isInvalid={isInvalid} />}
    </div>
  )
}

export const addFieldId = 'compare-id'

/** Adds a listing by its ID. */
export function AddForm({ comparison, isInvalid }: { comparison: Comparison; isInvalid: boolean }) {
  return (
    <PlainForm kept={comparison} label={t.addLegend} submit={t.add}>
      <label htmlFor={addFieldId} className="mb-1.5 block font-medium">
        {t.addLabel}
      </label>
      <input
        id={addFieldId}
        aria-invalid={isInvalid || undefined}
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

function PlaceForm({ comparison, place, found }: Omit<ControlsProps, 'sizeUnit' | 'isInvalid'>) {
  const { find } = comparison
  const elsewhere = { ...comparison, place: undefined, placeName: undefined, find: undefined }
  return (
    <div>
      <PlainForm kept={elsewhere} label={t.place} submit={t.findPlace}>
        <label htmlFor={placeFieldId} className="mb-1.5 block font-medium">
          {place ? <Rich parts={t.placeNamed({ text: place, place: inItsLanguage })} /> : t.place}
        </label>
        <SearchField
          key={find ?? place}
          id={placeFieldId}
          name="find"
          text={find}
          placeholder={t.placeHint}
          choice={{ purpose: 'sale' }}
          offer={(suggestions) => offerPlaces(suggestions, comparison)}
          className={box}
          listClassName="absolute top-full inset-x-0 z-20 mt-2 max-h-[min(var(--window-height)*0.7,480px)] overflow-y-auto overscroll-contain rounded-panel border border-line bg-white p-2 shadow-raised"
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
  if (places.length === 0)
    return (
      // biome-ignore lint/a11y/noAutofocus: the answer to a form, where the visitor goes on
      <p tabIndex={-1} autoFocus className="mt-2 text-danger">
        <Rich parts={t.noPlace({ text, place: inItsLanguage })} />
      </p>
    )
  return (
    <div className="mt-3">
      {/* biome-ignore lint/a11y/noAutofocus: the answer to a form, where the visitor goes on */}
      <p id="compare-choices" tabIndex={-1} autoFocus className="font-medium">
        <Rich parts={t.choosePlace({ text, place: inItsLanguage })} />
      </p>
      <ul aria-labelledby="compare-choices" className="mt-1.5 flex flex-wrap gap-2">
        {places.map(({ key, name, detail, address }) => (
          <li key={key}>
            <SiteLink href={address} className={buttonClass({ variant: 'tint' })}>
              <span>
                <span lang={contentLang(name)}>{name}</span>{' '}
                <span lang={contentLang(detail)} className="font-normal">
                  {detail}
                </span>
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
