import { compareAddress, mostCompared } from '#contract/compare/compare-address.ts'
import { compare as t } from '#messages/site.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { SiteLink } from '#ui/site-link.tsx'

/** At the foot of the window as long as listings are ticked: leads to their comparison. */
export function CompareTray({ chosen, onClear }: { chosen: readonly number[]; onClear: () => void }) {
  if (chosen.length === 0) return null
  const count = chosen.length
  return (
    <section
      aria-label={t.tray}
      className="foot-bar sticky bottom-0 z-20 short:static -mx-4 mt-6 flex flex-wrap items-center gap-3 border-t border-line bg-white px-4 py-3 md:mx-0 md:rounded-t-panel md:border-x print:hidden"
    >
      <p aria-live="polite" className="me-auto text-sm text-muted">
        {count === 1 ? t.tickAnother({ most: mostCompared }) : t.ticked({ count })}
      </p>
      <Button onClick={onClear}>{t.clearTicked}</Button>
      {count > 1 && (
        <SiteLink
          href={compareAddress({ listings: chosen, units: [] })}
          className={buttonClass({ variant: 'main' })}
        >
          {t.compareTicked({ count })}
        </SiteLink>
      )}
    </section>
  )
}

/** Ticks a listing for the comparison. */
export function ChooseSaved({
  title,
  isChosen,
  isFull,
  onChoose,
}: {
  title: string
  isChosen: boolean
  /** As many as can be compared are ticked. */
  isFull: boolean
  onChoose: (isChosen: boolean) => void
}) {
  return (
    <label className="flex min-h-11 items-center gap-2.5 text-sm">
      <input
        type="checkbox"
        checked={isChosen}
        disabled={isFull && !isChosen}
        onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
        className="size-5 accent-green-700"
      />
      <span aria-hidden="true">{t.compare}</span>
      <span className="sr-only">{t.chooseUnit({ unit: title })}</span>
    </label>
  )
}
