import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { SearchChoice } from '#contract/search/search-keys.ts'
import { searchField as t } from '#messages/site.ts'
import type { ChosenPlace, Suggestion } from './chosen-place.ts'
import type { OptionGroup } from './options.ts'

const Suggestions = lazy(() => import('./suggestions.tsx').catch(() => ({ default: () => null })))

export type SearchFieldProps = {
  id: string
  /** The name of the text in its form. */
  name?: string
  /** What was searched for. */
  text?: string | undefined
  placeholder?: string
  /** What a chosen place is searched with. */
  choice: SearchChoice
  /** A city or an area is chosen; without it the search there is shown. */
  onPlace?: (place: ChosenPlace) => void
  /** What is offered instead of searches: without a text nothing. */
  offer?: (found: readonly Suggestion[]) => readonly OptionGroup[]
  className: string
  listClassName: string
}

/**
 * The one field for whatever a visitor looks for: a plain keyword field of its form, to which suggestions come once it
 * has the focus. They are loaded then, so that no page carries them.
 */
export function SearchField({
  id,
  name = 'keyword',
  text,
  placeholder = t.example,
  className,
  ...suggestions
}: SearchFieldProps) {
  const box = useRef<HTMLInputElement>(null)
  const [isNear, setNear] = useState(false)
  // Somebody may have come before the page was live.
  useEffect(() => setNear(document.activeElement === box.current), [])
  return (
    <>
      {/* `suggestions.tsx` keeps its state in these attributes. */}
      <input
        ref={box}
        id={id}
        name={name}
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={false}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
        placeholder={placeholder}
        defaultValue={text}
        onFocus={() => setNear(true)}
        className={className}
      />
      {isNear && (
        <Suspense>
          <Suggestions box={box} {...suggestions} />
        </Suspense>
      )}
    </>
  )
}
