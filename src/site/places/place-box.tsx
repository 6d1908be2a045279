import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { Purpose } from '#contract/listings/property.ts'
import { formatNumber } from '#messages/format-number.ts'
import { searchFields as fields } from '#messages/site.ts'
import { contentLang } from '#ui/content-lang.ts'
import { type Suggestion, usePlaceSuggestions } from './use-place-suggestions.ts'

/**
 * A text that suggests cities and areas of every city while it is typed. With a `name` it belongs to a form, and Enter
 * without a chosen suggestion sends the form; otherwise Enter takes the first.
 */
export function PlaceBox({
  id,
  name,
  label,
  placeholder,
  purpose,
  start = '',
  keeps = () => '',
  note,
  isWrong = false,
  onChoose,
  className,
  listClassName,
}: {
  id?: string
  name?: string
  /** The accessible name, where no label names the box. */
  label?: string
  placeholder: string
  /** Whose listings are counted. */
  purpose: Purpose | undefined
  /** The text that it starts with. */
  start?: string
  /** The text that stays once a place is chosen; otherwise none. */
  keeps?: (place: Suggestion) => string
  /** The ID of what describes it. */
  note?: string
  isWrong?: boolean
  onChoose: (place: Suggestion) => void
  className: string
  listClassName: string
}) {
  const listId = useId()
  const box = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(start)
  // What was typed before the page was live.
  useEffect(() => setText(box.current?.value ?? ''), [])
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const { found: places, answered } = usePlaceSuggestions(text, purpose)
  const isShown = isOpen && answered !== undefined && text.trim() !== ''
  const optionId = (place: number) => `${listId}-${place}`

  function choose(place: Suggestion) {
    setText(keeps(place))
    setOpen(false)
    onChoose(place)
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && places.length > 0) {
      event.preventDefault()
      setOpen(true)
      setActive((now) =>
        now < 0 && step < 0 ? places.length - 1 : (now + step + places.length) % places.length,
      )
    } else if (event.key === 'Enter') {
      const place = isShown ? places[name ? active : Math.max(active, 0)] : undefined
      if (place || !name) event.preventDefault()
      if (place) choose(place)
    } else if (event.key === 'Escape' && isShown) {
      event.preventDefault()
      event.stopPropagation()
      setOpen(false)
    }
  }

  return (
    <>
      <input
        ref={box}
        id={id}
        name={name}
        type="text"
        role="combobox"
        aria-label={label}
        aria-invalid={isWrong || undefined}
        aria-describedby={note}
        aria-autocomplete="list"
        aria-expanded={isShown && places.length > 0}
        aria-controls={places.length > 0 ? listId : undefined}
        aria-activedescendant={isShown && active >= 0 ? optionId(active) : undefined}
        autoComplete="off"
        enterKeyHint="search"
        placeholder={placeholder}
        value={text}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value)
          setActive(-1)
          setOpen(true)
        }}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={onKeyDown}
        className={className}
      />
      <div className={isShown ? listClassName : 'hidden'}>
        {places.length > 0 && (
          <div id={listId} role="listbox" aria-label={fields.places}>
            {places.map((place, at) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the box itself hears the keys
              <div
                key={`${place.kind}-${place.id}`}
                id={optionId(at)}
                role="option"
                tabIndex={-1}
                aria-selected={at === active}
                // The box keeps the focus, so that its list stays open until the click counts.
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => choose(place)}
                className="flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-2 py-1.5 hover:bg-sand aria-selected:bg-sand"
              >
                <PlaceLine place={place} />
              </div>
            ))}
          </div>
        )}
        <p role="status" className="not-empty:px-2 not-empty:py-2 text-sm text-muted">
          {isShown && places.length === 0 && (isWholeQuery(text) ? fields.wholeQuery : fields.noPlaces)}
        </p>
      </div>
    </>
  )
}

/** '10 marla house in Lahore': the search understands it, though no place is called so. */
function isWholeQuery(text: string): boolean {
  return /\d|\S\s+\S+\s+\S/u.test(text.trim())
}

/** A place, the places around it, and its listings. */
export function PlaceLine({ place }: { place: Suggestion }) {
  const within = place.within ?? fields.isCity
  return (
    <>
      <span className="min-w-0 flex-1">
        <span lang={contentLang(place.name)}>{place.name}</span>
        <span lang={contentLang(within)} className="block text-sm text-muted">
          {within}
        </span>
      </span>
      <span className="text-sm text-muted tabular-nums">{formatNumber(place.listingCount)}</span>
    </>
  )
}
