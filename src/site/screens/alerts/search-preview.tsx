import { listingPath } from '#contract/paths.ts'
import { type MissedHome, missedText } from '#contract/search/missed-text.ts'
import type { SearchChoice } from '#contract/search/search-keys.ts'
import { alertPages as t } from '#messages/site.ts'
import { contentLang } from '#ui/content-lang.ts'
import { SiteLink } from '#ui/site-link.tsx'

/** What a search finds when it is saved. */
export type SearchPreview = {
  total: number
  /** Homes that miss one limit by little: alerts are not about them. */
  outside: ReadonlyArray<{ id: number; title: string; note: string }>
}

type Answer = {
  pagination: { totalRecords: number }
  justOutside: { data: ReadonlyArray<MissedHome & { listing: { id: number; title: string } }> }
}

export function searchPreview(
  { pagination, justOutside }: Answer,
  { sizeUnit = 'sqft' }: SearchChoice,
): SearchPreview {
  return {
    total: pagination.totalRecords,
    outside: justOutside.data.map((home) => ({
      id: home.listing.id,
      title: home.listing.title,
      note: missedText(home, sizeUnit),
    })),
  }
}

export function SearchPreviewLines({ total, outside }: SearchPreview) {
  return (
    <div className="mt-2 text-sm">
      <p>{t.findsNow({ count: total })}</p>
      {outside.length > 0 && (
        <>
          <p className="mt-2 text-muted">{t.outsideNow}</p>
          <ul className="mt-1 list-disc ps-5">
            {outside.map(({ id, title, note }) => (
              <li key={id}>
                <SiteLink
                  href={listingPath(id)}
                  lang={contentLang(title)}
                  className="tap-link underline underline-offset-4"
                >
                  {title}
                </SiteLink>{' '}
                <span className="text-muted">{note}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
