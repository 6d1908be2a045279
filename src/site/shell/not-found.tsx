import { searchAddress } from '#contract/search/search-address.ts'
import { buttonClass } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { SiteLink } from '#ui/site-link.tsx'

/** What any other path shows, with status 404. */
export function NotFound() {
  return (
    <EmptyState
      heading="h1"
      title="Page not found"
      text="It may have been sold, moved or never built. The search knows every property we have today."
    >
      <SiteLink href={searchAddress({ purpose: 'sale' })} className={buttonClass({ variant: 'main' })}>
        Search properties
      </SiteLink>
      <SiteLink href="/" className={buttonClass()}>
        Go home
      </SiteLink>
    </EmptyState>
  )
}
