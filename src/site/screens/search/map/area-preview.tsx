import { searchAddress } from '#contract/search/search-address.ts'
import type { SearchChoice } from '#contract/search/search-keys.ts'
import { mapSearch as t } from '#messages/site.ts'
import { SiteLink } from '#ui/site-link.tsx'
import { CloseButton } from './close-button.tsx'
import type { MapArea } from './result-features.ts'

/** The homes of which only the area is known: how many, and the way to them. */
export function AreaPreview({
  area: { id, name, count },
  choice,
  onClose,
  className,
}: {
  area: MapArea
  choice: SearchChoice
  onClose: () => void
  className: string
}) {
  return (
    <section
      aria-label={t.onlyArea({ count, area: name })}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
      className={`z-20 rounded-card border border-line bg-white p-4 shadow-float ${className}`}
    >
      <h2 className="pe-10 text-base">{t.onlyArea({ count, area: name })}</h2>
      <p className="text-sm text-muted">{t.onlyAreaNote}</p>
      <SiteLink
        href={searchAddress({ ...choice, areaIds: [id], box: undefined, page: 1 })}
        className="inline-flex min-h-11 items-center font-medium text-green-700 underline underline-offset-4"
      >
        {t.showThese}
      </SiteLink>
      <CloseButton label={t.closePreview} onPress={onClose} />
    </section>
  )
}
