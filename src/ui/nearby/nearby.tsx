import { useEffect, useRef, useState } from 'react'
import { nearby as t } from '#messages/common.ts'
import { type Answer, call } from '../api.ts'
import { buttonClass } from '../button.tsx'
import { contentLang } from '../content-lang.ts'
import { formatDistance } from '../format-distance.ts'
import { KindIcon } from './kind-icon.tsx'
import { whenBelow } from './when-below.ts'

export type NearbyOf = { call: 'listingNearby' | 'projectNearby' | 'areaNearby'; id: number }

type Found = Answer<'listingNearby'>

/**
 * The nearest school, hospital, mosque and so on of a listing or project; renders nothing when none is
 * known. The list shifts nothing that is visible: it appears by itself while its place is below the visible
 * part of the page, and otherwise when its button is pressed, which takes no room.
 */
export default function Nearby({ of }: { of: NearbyOf }) {
  const slot = useRef<HTMLDivElement>(null)
  const [found, setFound] = useState<Found>()
  const [shown, setShown] = useState<'by itself' | 'by press'>()
  useEffect(() => {
    const stop = new AbortController()
    call(of.call, { params: { id: of.id }, signal: stop.signal }).then(
      (answer) => {
        if (answer.data.length === 0) return
        setFound(answer)
        whenBelow(slot.current, stop.signal, () => setShown((before) => before ?? 'by itself'))
      },
      // Nearby places are optional: the page is complete without them.
      () => {},
    )
    return () => stop.abort()
  }, [of.call, of.id])
  return (
    <div ref={slot} className="relative">
      {found && shown && <NearbyList found={found} hasFocus={shown === 'by press'} />}
      {found && !shown && (
        <button
          type="button"
          onClick={() => setShown('by press')}
          className={`absolute start-0 top-0 px-0! hover:underline ${buttonClass({ variant: 'ghost', size: 'sm' })}`}
        >
          {t.show}
        </button>
      )}
    </div>
  )
}

function NearbyList({
  found: { data, measuredFrom },
  hasFocus = false,
}: {
  found: Found
  /** Whether it takes the keyboard focus when it appears. */
  hasFocus?: boolean
}) {
  const list = useRef<HTMLElement>(null)
  useEffect(() => {
    if (hasFocus) list.current?.focus({ preventScroll: true })
  }, [hasFocus])
  return (
    <section ref={list} tabIndex={hasFocus ? -1 : undefined} className="pt-5 outline-none">
      <h3 className="text-lg">{measuredFrom ? t.titleOfArea({ area: measuredFrom.name }) : t.title}</h3>
      <ul className="mt-1.5 grid grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))] gap-x-8">
        {data.map(({ kind, name, metres }) => (
          <li key={kind} className="flex items-center gap-3.5 border-b border-line py-3">
            <span className="grid size-11 shrink-0 place-items-center rounded-full bg-green-50 text-green-700">
              <KindIcon kind={kind} className="size-5" />
            </span>
            <span className="min-w-0 flex-1">
              <span className="block font-medium text-pretty">
                <span lang={contentLang(name)}>{name}</span>
              </span>
              <span className="block text-sm text-muted">{t.kinds[kind]}</span>
            </span>
            <span className="shrink-0 text-end tabular-nums">
              <span className="block font-medium">{formatDistance(metres)}</span>
              {!measuredFrom && <span className="block text-sm text-muted">{walkText(metres)}</span>}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-muted">
        {measuredFrom ? t.straightFromArea({ area: measuredFrom.name }) : t.straight}
      </p>
    </section>
  )
}

const metresAMinute = 80

function walkText(metres: number): string {
  return t.walk({ minutes: Math.max(1, Math.round(metres / metresAMinute)) })
}
