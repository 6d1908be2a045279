import { type PagePattern, unknownPage } from '#contract/analytics/page-pattern.ts'
import { adminAnalytics as t } from '#messages/admin.ts'

const pageNames: Readonly<Record<PagePattern, string>> = {
  '/': t.pageNames.home,
  '/search': t.pageNames.search,
  '/listing/{id}': t.pageNames.listing,
  '/project/{id}': t.pageNames.project,
  '/team': t.pageNames.team,
  '/team/{id}': t.pageNames.agent,
  '/areas/{city}': t.pageNames.cityAreas,
  '/areas/{city}/{area}': t.pageNames.area,
  '/reports/{city}': t.pageNames.report,
  '/projects': t.pageNames.projects,
  '/costs': t.pageNames.costs,
  '/overseas': t.pageNames.overseas,
  '/saved': t.pageNames.saved,
  '/saved/{list}': t.pageNames.sharedList,
  '/saved/receive': t.pageNames.receive,
  '/valuation/method': t.pageNames.valuationMethod,
  '/gallery': t.pageNames.gallery,
  '/gallery/{id}': t.pageNames.event,
  '/careers': t.pageNames.careers,
  '/job-description/{id}': t.pageNames.job,
  '/get-{product}-franchise': t.pageNames.franchise,
  '/dubai-re-event': t.pageNames.dubaiEvent,
  '/about': t.pageNames.about,
  '/contact': t.pageNames.contact,
  '/valuation': t.pageNames.valuation,
  '/wanted': t.pageNames.wanted,
  '/listing/{id}/report': t.pageNames.reportListing,
  '/inquiry': t.pageNames.inquiry,
  '/book/{id}': t.pageNames.bookUnit,
  '/booking': t.pageNames.booking,
  '/listing/{id}/viewing': t.pageNames.requestViewing,
  '/viewing': t.pageNames.viewing,
  '/alerts': t.pageNames.alerts,
  '/compare': t.pageNames.compare,
  '/iso': t.pageNames.iso,
  '/privacy-policy': t.pageNames.privacyPolicy,
  '/terms': t.pageNames.terms,
  [unknownPage]: t.pageNames.unknown,
}

const namesOfAll: Readonly<Record<string, string>> = pageNames

/** The name of a page of the site; its address for a page of an older version. */
export function nameOfPage(page: string): string {
  return namesOfAll[page] ?? page
}

export const deviceNames: Readonly<Record<string, string>> = t.deviceNames

export const purposeNames: Readonly<Record<string, string>> = t.purposeNames
