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
  /** The current search text. */
  text?: string | undefined
  placeholder?: string
  /** The filters for a search in a chosen place. */
  choice: SearchChoice
  /** Called when a city or an area is chosen; without it the search there is shown. */
  onPlace?: (place: ChosenPlace) => void
  /** Offered instead of searches; nothing without a text. */
  offer?: (found: readonly Suggestion[]) => readonly OptionGroup[]
  className: string
  listClassName: string
}

/**
 * The one search field: a plain keyword field of its form, with suggestions once it has the focus. They are
 * loaded then, so that no page carries them.
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
  // The field may have the focus before the page is hydrated.
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
