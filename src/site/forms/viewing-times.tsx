import { useEffect, useRef } from 'react'
import { agencyZone } from '#contract/text/agency-zone.ts'
import { clockParts } from '#contract/viewings/viewing-time-text.ts'
import { mostSlots, writeSlot } from '#contract/viewings/viewing-times.ts'
import { viewingPages as t } from '#messages/site.ts'

type Slot = { value: string; at: Date; label: string }

/**
 * The times of a viewing as chips, day by day; one day is open at a time. Times are Pakistan's, with the visitor's own
 * clock below for visitors abroad. Without JavaScript the chips are the check boxes that they are made of.
 */
export function ViewingTimes({
  id,
  slots,
  zone,
  chosen,
  onChosen,
  error,
}: {
  id: string
  slots: readonly string[]
  /** Of the visitor's clock; empty in Pakistan. */
  zone: string
  chosen: readonly string[]
  onChosen: (slots: readonly string[]) => void
  error?: string | undefined
}) {
  const box = useRef<HTMLFieldSetElement>(null)
  useChosenEarly(box, onChosen)
  const isFull = chosen.length >= mostSlots
  const toggle = (value: string) =>
    onChosen(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value].sort())
  return (
    <fieldset ref={box} id={id} tabIndex={-1} aria-describedby={`${id}-about`}>
      <legend className="mb-1 text-sm text-muted">{t.times({ most: mostSlots })}</legend>
      <p id={`${id}-about`} className="mb-2 text-sm text-muted">
        {t.inPakistan}
      </p>
      <input type="hidden" name="time_zone" value={zone} />
      <div className="stack-2">
        {byDay(slots).map(([day, ofDay], at) => (
          <details key={day} name={`${id}-day`} open={at === 0} className="rounded-input border border-field">
            <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 px-3 [&::-webkit-details-marker]:hidden">
              <span className="font-medium">{day}</span>
              <span className="text-sm text-muted tabular-nums">{summaryOf(ofDay, chosen)}</span>
            </summary>
            <div className="grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-2 px-3 pb-3">
              {ofDay.map((slot) => (
                <TimeChip
                  key={slot.value}
                  slot={slot}
                  day={day}
                  zone={zone}
                  checked={chosen.includes(slot.value)}
                  disabled={isFull && !chosen.includes(slot.value)}
                  onToggle={() => toggle(slot.value)}
                />
              ))}
            </div>
          </details>
        ))}
      </div>
      {error && (
        <p className="mt-1.5 text-sm text-danger" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}

function TimeChip({
  slot,
  day,
  zone,
  checked,
  disabled,
  onToggle,
}: {
  slot: Slot
  day: string
  zone: string
  checked: boolean
  disabled: boolean
  onToggle: () => void
}) {
  return (
    <label className="grid min-h-11 cursor-pointer place-items-center rounded-input border border-field px-1 py-1 text-center tabular-nums transition-colors duration-150 has-checked:border-green-700 has-checked:bg-green-50 has-checked:font-medium has-checked:text-green-700 has-disabled:cursor-default has-disabled:text-muted has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink">
      <span className="flex items-center gap-1.5">
        <input
          type="checkbox"
          name="slots"
          value={slot.value}
          checked={checked}
          disabled={disabled}
          onChange={onToggle}
          className="size-4 accent-green-700"
        />
        {slot.label}
      </span>
      <span className="local-time text-xs text-muted">{zone && ownTime(slot.at, zone, day)}</span>
    </label>
  )
}

/** '10:00 your time'; with its day where that is another one. */
function ownTime(at: Date, zone: string, day: string): string {
  const own = clockParts(at, zone)
  return own.day === day ? t.yourTime(own) : t.yourTimeOfDay(own)
}

function summaryOf(slots: readonly Slot[], chosen: readonly string[]): string {
  const count = slots.filter(({ value }) => chosen.includes(value)).length
  return count > 0 ? t.chosen({ count }) : t.timesOfDay({ count: slots.length })
}

/** The times by the day in Pakistan. */
function byDay(slots: readonly string[]): [day: string, slots: Slot[]][] {
  const days = new Map<string, Slot[]>()
  for (const iso of slots) {
    const at = new Date(iso)
    const { day, ...clock } = clockParts(at, agencyZone)
    days.set(day, [...(days.get(day) ?? []), { value: writeSlot(at), at, label: t.slot(clock) }])
  }
  return [...days]
}

/** Times that were ticked before the scripts came. */
function useChosenEarly(
  box: { current: HTMLFieldSetElement | null },
  onChosen: (slots: readonly string[]) => void,
): void {
  const report = useRef(onChosen)
  useEffect(() => {
    const ticked = box.current?.querySelectorAll<HTMLInputElement>('input[name="slots"]:checked') ?? []
    const early = Array.from(ticked, ({ value }) => value)
    if (early.length > 0) report.current(early.slice(0, mostSlots))
  }, [box])
}
