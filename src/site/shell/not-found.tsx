import { searchAddress } from '#contract/search/search-address.ts'
import { notFound as t } from '#messages/site.ts'
import { buttonClass } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { SiteLink } from '#ui/site-link.tsx'

/** What any other path shows, with status 404. */
export function NotFound() {
  return (
    <EmptyState heading="h1" title={t.title} text={t.text}>
      <SiteLink href={searchAddress({ purpose: 'sale' })} className={buttonClass({ variant: 'main' })}>
        {t.search}
      </SiteLink>
      <SiteLink href="/" className={buttonClass()}>
        {t.home}
      </SiteLink>
    </EmptyState>
  )
}
