import type { ReactNode } from 'react'
import type { Chip } from '#contract/search/search-chips.ts'
import { searchFilters as t } from '#messages/site.ts'
import { contentLang } from '#ui/content-lang.ts'
import { Icon } from '#ui/icon.tsx'
import { SiteLink } from '#ui/site-link.tsx'

/**
 * The applied filters as chips; each is a link to the search without it. On narrow screens they are one row to swipe,
 * behind `first`.
 */
export function AppliedFilters({
  chips,
  clearedHref,
  first,
}: {
  chips: readonly Chip[]
  clearedHref: string
  first?: ReactNode
}) {
  if (!first && chips.length === 0) return null
  return (
    <div className="-mx-4 flex items-center gap-2 overflow-x-auto px-4 py-1 whitespace-nowrap [scrollbar-width:none] md:-mx-6 md:px-6 lg:mx-0 lg:overflow-visible lg:p-0">
      {first}
      {chips.length > 0 && <Chips chips={chips} clearedHref={clearedHref} />}
    </div>
  )
}

function Chips({ chips, clearedHref }: { chips: readonly Chip[]; clearedHref: string }) {
  return (
    <ul aria-label={t.applied} className="flex items-center gap-2 lg:flex-wrap">
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
