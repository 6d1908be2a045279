import { useMemo, useState } from 'react'
import type { Purpose } from '#contract/listings/property.ts'
import { matchPlaces, placeKeys } from '#contract/places/place-match.ts'
import { areaChecklist as t } from '#messages/site.ts'
import { Button } from '#ui/button.tsx'
import { PlaceLine } from '../../places/place-box.tsx'
import { type Suggestion, usePlaceSuggestions } from '../../places/use-place-suggestions.ts'
import { CheckRow } from './check-row.tsx'

export type AreaChoice = {
  id: number
  name: string
  count?: number | undefined
  parentId?: number | null
  synonyms?: readonly string[]
}

/** The rest is found by its name. */
const longestList = 60
const shortList = 6

type ChecklistProps = {
  areas: readonly AreaChoice[]
  /** Chosen areas by name that `areas` may lack. */
  named: readonly AreaChoice[]
  /** What is chosen this moment, before its results are here. */
  chosenIds: readonly number[]
  onToggle: (id: number) => void
  /** Shows the first few until more are asked for. */
  startsShort?: boolean
  /** Where a place of another city may be chosen when the text names none of these areas. */
  elsewhere?: { purpose: Purpose | undefined; onChoose: (place: Suggestion) => void }
}

/** The areas of a city, several of which can be chosen; chosen ones come first, a text filters the rest. */
export function AreaChecklist({
  areas,
  named,
  chosenIds,
  onToggle,
  startsShort = false,
  elsewhere,
}: ChecklistProps) {
  const [text, setText] = useState('')
  const [isShort, setShort] = useState(startsShort)
  const keys = useKeys(areas)
  const known = new Map([...named, ...areas].map((area) => [area.id, area]))
  const chosen = chosenIds.flatMap((id) => known.get(id) ?? [])
  const rest = areas.filter(({ id }) => !chosenIds.includes(id))
  const others = matchPlaces(rest, text, ({ id, name }) => keys.get(id) ?? placeKeys({ name }))
  return (
    <>
      <input
        type="search"
        aria-label={t.find}
        placeholder={t.find}
        autoComplete="off"
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault()
        }}
        className="mb-2 block min-h-11 w-full rounded-input border border-field px-3 placeholder:text-muted"
      />
      <ul>
        {[...chosen, ...others.slice(0, isShort && !text ? shortList : longestList)].map(
          ({ id, name, count }) => (
            <CheckRow
              key={id}
              name="areaIds"
              value={String(id)}
              label={name}
              count={count}
              checked={chosenIds.includes(id)}
              onChange={() => onToggle(id)}
            />
          ),
        )}
      </ul>
      {isShort && !text && others.length > shortList && (
        <Button variant="ghost" size="sm" onClick={() => setShort(false)}>
          {t.more}
        </Button>
      )}
      {text && others.length === 0 && <p className="py-2 text-sm text-muted">{t.none}</p>}
      {elsewhere && <Elsewhere text={others.length === 0 ? text : ''} {...elsewhere} />}
    </>
  )
}

function useKeys(areas: readonly AreaChoice[]) {
  return useMemo(() => {
    const names = new Map(areas.map(({ id, name }) => [id, name]))
    return new Map(
      areas.map(({ id, parentId, name, synonyms = [] }) => [
        id,
        placeKeys({ name, synonyms, around: parentId ? [names.get(parentId) ?? ''] : [] }),
      ]),
    )
  }, [areas])
}

/** Places of other cities that the text may mean. */
function Elsewhere({
  text,
  purpose,
  onChoose,
}: {
  text: string
  purpose: Purpose | undefined
  onChoose: (place: Suggestion) => void
}) {
  const { found: places } = usePlaceSuggestions(text, purpose)
  if (places.length === 0) return null
  return (
    <section aria-label={t.elsewhere}>
      <h3 className="text-sm text-muted">{t.elsewhere}</h3>
      <ul>
        {places.map((place) => (
          <li key={`${place.kind}-${place.id}`}>
            <button
              type="button"
              onClick={() => onChoose(place)}
              className="flex min-h-11 w-full items-center gap-3 rounded-sm px-1 py-1.5 text-start hover:bg-sand"
            >
              <PlaceLine place={place} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
