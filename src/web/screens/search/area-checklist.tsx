import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { forgivingMatch } from '../../ui/forgiving-match.ts'
import { CheckRow } from './check-row.tsx'

export type AreaChoice = { id: number; name: string; count?: number }

/** The rest is found by its name. */
const longestList = 60
const shortList = 6

/** The areas of a city to choose several from; what is chosen stands first, a text narrows the rest. */
export function AreaChecklist({
  areas,
  named,
  chosenIds,
  onToggle,
  startsShort = false,
}: {
  areas: readonly AreaChoice[]
  /** Chosen areas by name that `areas` may lack. */
  named: readonly AreaChoice[]
  /** What is chosen this moment, before its results are here. */
  chosenIds: readonly number[]
  onToggle: (id: number) => void
  /** Shows the first few until more are asked for. */
  startsShort?: boolean
}) {
  const [text, setText] = useState('')
  const [isShort, setShort] = useState(startsShort)
  const known = new Map([...areas, ...named].map((area) => [area.id, area]))
  const chosen = chosenIds.flatMap((id) => known.get(id) ?? [])
  const rest = areas.filter(({ id }) => !chosenIds.includes(id))
  const others = forgivingMatch(rest, text, ({ name }) => name)
  const counts = new Map(areas.map(({ id, count }) => [id, count]))
  return (
    <>
      <input
        type="search"
        aria-label="Find an area"
        placeholder="Find an area"
        autoComplete="off"
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault()
        }}
        className="mb-2 block min-h-11 w-full rounded-input border border-field px-3 placeholder:text-muted"
      />
      <ul>
        {[...chosen, ...others.slice(0, isShort ? shortList : longestList)].map(({ id, name }) => (
          <CheckRow
            key={id}
            name="areaIds"
            value={String(id)}
            label={name}
            count={counts.get(id)}
            checked={chosenIds.includes(id)}
            onChange={() => onToggle(id)}
          />
        ))}
      </ul>
      {isShort && others.length > shortList && (
        <Button variant="ghost" size="sm" onClick={() => setShort(false)}>
          More areas
        </Button>
      )}
      {text && others.length === 0 && <p className="py-2 text-sm text-muted">No area of that name here.</p>}
    </>
  )
}
