import type { Chip } from '#contract/search/search-chips.ts'
import { searchFilters as t } from '#messages/site.ts'
import { contentLang } from '#ui/content-lang.ts'
import { Icon } from '#ui/icon.tsx'
import { SiteLink } from '#ui/site-link.tsx'

/** The applied filters as chips; each is a link to the search without it. */
export function AppliedFilters({ chips, clearedHref }: { chips: readonly Chip[]; clearedHref: string }) {
  if (chips.length === 0) return null
  return (
    <ul aria-label={t.applied} className="flex flex-wrap items-center gap-2">
      {chips.map(({ id, label, href }) => (
        <li key={id}>
          <SiteLink
            href={href}
            aria-label={t.remove({ filter: label })}
            className="flex min-h-8 items-center gap-1.5 rounded-full bg-green-50 py-1 pe-2.5 ps-3.5 text-sm font-medium text-green-700 transition-colors duration-150 hover:bg-green-100"
          >
            <span lang={contentLang(label)}>{label}</span>
            <Icon name="cross" />
          </SiteLink>
        </li>
      ))}
      <li>
        <SiteLink
          href={clearedHref}
          className="inline-flex min-h-8 items-center px-2 text-sm underline underline-offset-4 hover:text-green-700"
        >
          {t.clear}
        </SiteLink>
      </li>
    </ul>
  )
}
