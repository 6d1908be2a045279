import { agencyText } from '#contract/agency-texts.ts'
import { notFound, alertPages as t } from '#messages/site.ts'
import { pageHead } from '../../seo.ts'

const pages = {
  new: () => ({ path: '/alerts/new', title: t.saveTitle, description: t.saveIntro }),
  home: () => ({ path: '/alerts/new', title: t.homeTitle, description: t.homeIntro }),
  request: () => ({ path: '/alerts', title: t.requestTitle, description: t.requestDescription }),
  requestWhatsApp: () => ({
    path: '/alerts',
    title: t.requestTitleWhatsApp,
    description: t.requestDescription,
  }),
  on: () => ({ path: '/alerts', title: t.requestDone, description: t.savedDescription }),
  confirm: () => ({ path: '/alerts', title: t.confirmTitle, description: t.confirmDescription }),
  unsubscribe: () => ({ path: '/alerts', title: t.unsubscribeTitle, description: t.unsubscribeDescription }),
  unsubscribed: () => ({
    path: '/alerts',
    title: t.unsubscribedTitle,
    description: t.unsubscribeDescription,
  }),
  saved: () => ({ path: '/alerts', title: t.savedTitle, description: t.savedDescription }),
  link: () => ({ path: '/alerts', title: t.linkTitle, description: t.linkDescription }),
  linkSent: () => ({ path: '/alerts', title: t.linkSentTitle, description: t.linkDescription }),
}

/** For the visitor alone: no address here names a reference or a secret. */
export function alertsHead(page: keyof typeof pages | 'none') {
  // A wrong link is a page that is not found.
  if (page === 'none') return { meta: [{ title: `${notFound.title} | ${agencyText('name')}` }] }
  const { title, ...rest } = pages[page]()
  return pageHead({ ...rest, title, crumb: title, noindex: true })
}
