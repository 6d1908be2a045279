import { useRouter } from '@tanstack/react-router'
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { readTypedId } from '#contract/listings/property-id.ts'
import type { SearchChoice } from '#contract/search/search-keys.ts'
import { hasPhoneLength } from '#contract/text/typed-phone.ts'
import { searchField as t } from '#messages/site.ts'
import { call } from '#ui/api.ts'
import { localPath } from '#ui/local-path.ts'
import { type AskSuggestions, useSuggestions } from '../places/use-suggestions.ts'
import type { ChosenPlace, Suggestion } from './chosen-place.ts'
import { canLocate, useNearMe } from './near-me.ts'
import { OptionList } from './option-list.tsx'
import {
  firstOptions,
  nearAddress,
  type Option,
  type OptionGroup,
  placeAddress,
  suggestedOptions,
} from './options.ts'
import { forgetSearches, recentSearches } from './recent-searches.ts'

const askSuggestions: AskSuggestions<Suggestion> = (query, signal) => call('suggestions', { query, signal })

type SuggestionsProps = {
  /** The field, which is on the page already and keeps the focus. */
  box: RefObject<HTMLInputElement | null>
  choice: SearchChoice
  onPlace?: (place: ChosenPlace) => void
  /** What is offered instead of searches: without a text nothing. */
  offer?: (found: readonly Suggestion[]) => readonly OptionGroup[]
  listClassName: string
}

/** The list under the search field: what a text may mean; before one is typed, the last searches and 'Near me'. */
export default function Suggestions({
  box,
  choice,
  onPlace,
  offer,
  listClassName,
}: SuggestionsProps): ReactNode {
  const listId = useId()
  const panel = useRef<HTMLDivElement>(null)
  const router = useRouter()
  const [text, setText] = useState(() => box.current?.value ?? '')
  const [isOpen, setOpen] = useState(true)
  const [active, setActive] = useState(-1)
  const [recent, setRecent] = useState(offer ? [] : recentSearches)
  const { purpose, cityId } = choice
  const { found, answered } = useSuggestions(askSuggestions, text, { purpose, cityId })
  const go = (address: string) => {
    setOpen(false)
    void router.navigate({ href: localPath(address) })
  }
  const { status, locate } = useNearMe((near) => go(nearAddress(choice, near, t.yourLocation)))

  const isTyped = text.trim() !== ''
  const offered = () => (offer ? offer(found) : suggestedOptions(found, choice, text))
  const groups = isTyped ? offered() : offer ? [] : firstOptions(recent, canLocate())
  const options = groups.flatMap((group) => group.options)
  const isShown = isOpen && (isTyped ? answered !== undefined : options.length > 0)
  const chosen = isShown ? options[active] : undefined

  function choose(option: Option) {
    if ('locates' in option) return locate()
    if ('place' in option && onPlace) {
      setOpen(false)
      if (box.current) box.current.value = ''
      setText('')
      return onPlace(option.place)
    }
    go('place' in option ? placeAddress(choice, option.place) : option.address)
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && options.length > 0) {
      event.preventDefault()
      setOpen(true)
      setActive((now) =>
        now < 0 && step < 0 ? options.length - 1 : (now + step + options.length) % options.length,
      )
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault()
      choose(chosen)
    } else if (event.key === 'Escape' && isShown) {
      event.preventDefault()
      event.stopPropagation()
      setOpen(false)
    }
  })
  const onLeave = useEffectEvent((to: EventTarget | null) => {
    const isInside = to instanceof Node && (to === box.current || panel.current?.contains(to))
    if (!isInside) setOpen(false)
  })
  useEffect(() => {
    const input = box.current
    if (!input) return
    const stop = new AbortController()
    const listen = { signal: stop.signal }
    const open = () => {
      setText(input.value)
      setActive(-1)
      setOpen(true)
    }
    input.addEventListener('input', open, listen)
    input.addEventListener('click', open, listen)
    input.addEventListener('focus', open, listen)
    input.addEventListener('keydown', onKey, listen)
    for (const part of [input, panel.current])
      part?.addEventListener('focusout', ({ relatedTarget }) => onLeave(relatedTarget), listen)
    // Letters typed between the first rendering and now, or the focus that has moved on.
    setText(input.value)
    setOpen(document.activeElement === input)
    return () => stop.abort()
  }, [box])

  useEffect(() => {
    const input = box.current
    if (!input) return
    input.ariaExpanded = String(isShown && options.length > 0)
    setOrRemove(input, 'aria-controls', isShown && options.length > 0 ? listId : undefined)
    setOrRemove(input, 'aria-activedescendant', chosen && `${listId}-${active}`)
  })

  return (
    <div ref={panel} className={isShown ? listClassName : 'hidden'}>
      <OptionList id={listId} groups={groups} active={active} onChoose={choose} />
      {!isTyped && recent.length > 0 && (
        <button
          type="button"
          onClick={() => {
            forgetSearches()
            setRecent([])
            box.current?.focus()
          }}
          className="min-h-11 px-2 text-sm underline underline-offset-4 hover:text-green-700"
        >
          {t.clearRecent}
        </button>
      )}
      <p role="status" className="not-empty:px-2 not-empty:py-2 text-sm text-muted">
        {status || (isShown && isTyped && said(text, options.length, offer !== undefined))}
      </p>
    </div>
  )
}

/** How many there are; without any, what searching for the text does. */
function said(text: string, count: number, isOffer: boolean) {
  if (count > 0) return <span className="sr-only">{t.found({ count })}</span>
  if (isOffer) return t.noPlaces
  if (readTypedId(text) !== undefined || hasPhoneLength(text)) return t.noNumber
  return isWholeQuery(text) ? t.wholeQuery : t.nothing
}

/** '10 marla house in Lahore': the search understands it, although no place has that name. */
function isWholeQuery(text: string): boolean {
  return /\d|\S\s+\S+\s+\S/u.test(text.trim())
}

function setOrRemove(element: Element, name: string, value: string | undefined): void {
  if (value === undefined) element.removeAttribute(name)
  else element.setAttribute(name, value)
}
