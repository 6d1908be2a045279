import { mostCompared } from '#contract/compare/compare-address.ts'
import { compare as t } from '#messages/site.ts'
import { buttonClass } from '#ui/button.tsx'
import { localPath } from '#ui/local-path.ts'

const formId = 'compare-saved'

/** Leads to the comparison of the ticked listings. */
export function CompareSaved() {
  return (
    <form
      id={formId}
      action={localPath('/compare')}
      className="flex flex-wrap items-center gap-x-3 gap-y-1.5"
    >
      <button type="submit" className={buttonClass()}>
        {t.compareSaved}
      </button>
      <span className="text-sm text-muted">{t.savedLegend({ most: mostCompared })}</span>
    </form>
  )
}

/** Ticks a listing for the comparison. */
export function ChooseSaved({ listingId, title }: { listingId: number; title: string }) {
  return (
    <label className="flex min-h-11 items-center gap-2.5 text-sm">
      <input
        type="checkbox"
        form={formId}
        name="listings"
        value={listingId}
        className="size-5 accent-green-700"
      />
      <span aria-hidden="true">{t.compare}</span>
      <span className="sr-only">{t.chooseUnit({ unit: title })}</span>
    </label>
  )
}
