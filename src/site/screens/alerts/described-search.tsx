import { alertPages as t } from '#messages/site.ts'
import { contentLang } from '#ui/content-lang.ts'
import { type SearchPreview, SearchPreviewLines } from './search-preview.tsx'

export type DescribedSearch = {
  /** 'Houses for sale in Lahore' */
  title: string
  /** Its filters that the title does not say: 'Up to 2 Crore', '1 drawn area'. */
  details: readonly string[]
  preview?: SearchPreview
}

/** In words which search is saved, and what it finds now. */
export function DescribedSearch({ title, details, preview }: DescribedSearch) {
  return (
    <div className="rounded-card bg-sand px-4 py-3">
      <p className="text-sm text-muted">{t.searchFor}</p>
      <p lang={contentLang(title)} className="font-medium">
        {title}
      </p>
      {details.length > 0 && (
        <ul aria-label={t.details} className="mt-1.5 flex flex-wrap gap-1.5">
          {details.map((detail) => (
            <li
              key={detail}
              lang={contentLang(detail)}
              className="rounded-full bg-green-50 px-2.5 py-0.5 text-sm text-green-700"
            >
              {detail}
            </li>
          ))}
        </ul>
      )}
      {preview && <SearchPreviewLines {...preview} />}
    </div>
  )
}
