import { getRouteApi } from '@tanstack/react-router'
import { agency } from '#agency'
import { nextSteps } from '#contract/leads/next-steps.ts'
import { listingPath } from '#contract/paths.ts'
import { telLink } from '#contract/text/phones.ts'
import { viewingPages as t } from '#messages/site.ts'
import { buttonClass } from '#ui/button.tsx'
import { Price } from '#ui/price.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { FormPage } from '../../forms/form-page.tsx'
import { ViewingRequest } from '../../forms/viewing-request.tsx'

const route = getRouteApi('/listing/$id/viewing')

export function RequestScreen() {
  const { listing, place, slots, posted } = route.useLoaderData()
  return (
    <FormPage
      title={t.requestTitle({ title: listing.title })}
      text={place}
      details={
        <div className="mt-4">
          <Price
            pkr={listing.price}
            purpose={listing.purpose ?? undefined}
            className="text-2xl font-semibold"
          />
          <p className="mt-2">
            <SiteLink
              href={listingPath(listing.id)}
              className="tap-link text-green-700 underline underline-offset-4"
            >
              {t.backToProperty}
            </SiteLink>
          </p>
        </div>
      }
      next={nextSteps('viewing')}
    >
      {slots.length > 0 ? (
        <ViewingRequest key={listing.id} listingId={listing.id} slots={slots} posted={posted} />
      ) : (
        <>
          <p className="mb-4">{t.none}</p>
          <a
            href={telLink(listing.agent?.phone ?? agency.phone)}
            className={buttonClass({ variant: 'main', wide: true })}
          >
            {t.call}
          </a>
        </>
      )}
    </FormPage>
  )
}
