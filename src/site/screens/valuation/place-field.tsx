import { useId } from 'react'
import { estimateScreen as t } from '#messages/site.ts'
import { FieldNote, fieldBox } from '#ui/field.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { PlaceBox } from '../../places/place-box.tsx'
import { type Place, placeLabel } from './choose-place.ts'
import { type EstimateAsked, estimateAddress } from './estimate-address.ts'

/** Where the property is, with suggestions while it is typed; what a text may mean is offered as links below it. */
export function PlaceField({
  asked,
  label,
  id,
  error,
  choices,
}: {
  asked: EstimateAsked
  label: string
  id: string
  error: string | undefined
  choices: readonly Place[]
}) {
  const note = `${useId()}-note`
  return (
    <div className="relative">
      <PlaceBox
        id={id}
        name="place"
        start={asked.place ?? ''}
        placeholder={label}
        purpose={undefined}
        keeps={placeLabel}
        note={note}
        isWrong={error !== undefined}
        onChoose={() => {}}
        className={`${fieldBox} ${error ? 'border-danger' : 'border-field'}`}
        listClassName="absolute inset-x-0 top-full z-20 mt-1 max-h-80 overflow-y-auto rounded-input border border-line bg-white p-2 shadow-raised"
      />
      <label
        htmlFor={id}
        className="pointer-events-none absolute top-[0.5rem] start-3.5 max-w-[calc(100%-28px)] origin-start rounded-sm bg-white text-xs text-muted transition-transform duration-150 peer-placeholder-shown:translate-y-[0.5rem] peer-placeholder-shown:scale-[1.333] peer-focus:translate-y-0 peer-focus:scale-100"
      >
        {label}
      </label>
      <FieldNote id={note} tone={error ? 'error' : 'hint'}>
        {error ?? t.placeHint}
      </FieldNote>
      {choices.length > 0 && (
        <ul aria-label={t.choices} className="mt-1">
          {choices.map((place) => (
            <li key={`${place.kind}-${place.id}`}>
              <SiteLink
                href={estimateAddress({ ...asked, place: placeLabel(place) })}
                className="inline-flex min-h-11 items-center py-1 text-green-700 underline underline-offset-4"
              >
                {placeLabel(place)}
              </SiteLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
