import { listingPage as t } from '#messages/site.ts'
import { buttonClass } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { SiteLink } from '#ui/site-link.tsx'

/** A listing that left the site (status 410): says only that, and links to others. */
export function GoneListing({ id }: { id: number }) {
  return (
    <EmptyState heading="h1" title={t.goneTitle} text={t.goneText({ id: String(id) })}>
      <SiteLink href="/search?purpose=sale" className={buttonClass({ variant: 'main' })}>
        {t.goneBuy}
      </SiteLink>
      <SiteLink href="/search?purpose=rent" className={buttonClass({ variant: 'main' })}>
        {t.goneRent}
      </SiteLink>
      <SiteLink href="/wanted" className={buttonClass()}>
        {t.wanted}
      </SiteLink>
    </EmptyState>
  )
}
