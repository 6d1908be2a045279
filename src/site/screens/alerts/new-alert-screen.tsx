import { getRouteApi } from '@tanstack/react-router'
import { alertsPath, listingPath } from '#contract/paths.ts'
import { alertPages as t } from '#messages/site.ts'
import { contentLang } from '#ui/content-lang.ts'
import { SiteLink } from '#ui/site-link.tsx'
import { FormPage } from '../../forms/form-page.tsx'
import { HomeAlertForm, SearchAlertForm } from './alert-form.tsx'
import { DescribedSearch } from './described-search.tsx'
import type { NewAlert } from './new-alert.ts'

const route = getRouteApi('/alerts/new')

/** Asks for alerts about a search or a listing, on a page of its own. */
export function NewAlertScreen() {
  const { alert, posted } = route.useLoaderData()
  const isSearch = alert.of === 'search'
  return (
    <FormPage
      here={isSearch ? t.save : t.watch}
      title={isSearch ? t.saveTitle : t.homeTitle}
      text={isSearch ? t.saveIntro : t.homeIntro}
      next={[t.next.message, t.next.confirm, t.next.arrive]}
      details={
        <p className="mt-4">
          <SiteLink href={alertsPath} className="tap-link text-green-700 underline underline-offset-4">
            {t.manageLink}
          </SiteLink>
        </p>
      }
    >
      <div className="stack-4">
        {isSearch ? (
          <>
            {alert.refused && <p className="text-danger">{t.refused({ filters: alert.refused })}</p>}
            <DescribedSearch {...alert.described} />
            <SearchAlertForm query={alert.query} channels={alert.channels} posted={posted} />
          </>
        ) : (
          <AboutListing alert={alert}>
            <HomeAlertForm listingId={String(alert.id)} channels={alert.channels} posted={posted} />
          </AboutListing>
        )}
      </div>
    </FormPage>
  )
}

function AboutListing({
  alert: { id, title, isOffered },
  children,
}: {
  alert: Extract<NewAlert, { of: 'listing' }>
  children: React.ReactNode
}) {
  return (
    <>
      <p className="rounded-card bg-sand px-4 py-3">
        <span className="block text-sm text-muted">{t.searchFor}</span>
        <SiteLink
          href={listingPath(id)}
          lang={contentLang(title)}
          className="font-medium underline underline-offset-4"
        >
          {title}
        </SiteLink>
      </p>
      {isOffered ? children : <p>{t.homeGone}</p>}
    </>
  )
}
