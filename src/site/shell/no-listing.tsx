import { getRouteApi } from '@tanstack/react-router'
import { searchAddress } from '#contract/search/search-address.ts'
import { validationMessages } from '#messages/common.ts'
import { errorScreen, shell, notFound as t } from '#messages/site.ts'
import { buttonClass } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { SiteLink } from '#ui/site-link.tsx'

const route = getRouteApi('/listing/find')

/** What the search for a property ID shows without JavaScript when it leads to no listing; the header has its box. */
export function NoListing() {
  const isInvalid = route.useLoaderData() === 'invalid'
  const { id } = route.useSearch()
  return (
    <EmptyState
      heading="h1"
      title={isInvalid ? validationMessages.invalidId : errorScreen.title}
      text={isInvalid ? t.noSuchId({ id }) : shell.unreachable}
    >
      <SiteLink href={searchAddress({ purpose: 'sale' })} className={buttonClass({ variant: 'main' })}>
        {t.search}
      </SiteLink>
      <SiteLink href="/" className={buttonClass()}>
        {t.home}
      </SiteLink>
    </EmptyState>
  )
}
