import { searchAddress } from '#contract/search/search-address.ts'
import { sharedList as t } from '#messages/site.ts'
import { buttonClass } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { SiteLink } from '#ui/site-link.tsx'

/** A link to a list that has ended, or that is none: why there is nothing, and what to do. */
export function NoSharedList({ why }: { why: 'ended' | 'unknown' }) {
  return (
    <EmptyState heading="h1" title={t.none[why].title} text={t.none[why].text}>
      <SiteLink href={searchAddress({ purpose: 'sale' })} className={buttonClass({ variant: 'main' })}>
        {t.search}
      </SiteLink>
    </EmptyState>
  )
}
