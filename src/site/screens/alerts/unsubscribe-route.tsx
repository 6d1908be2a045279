import { createFileRoute } from '@tanstack/react-router'
import { daysKept } from '#contract/alerts/alert-fields.ts'
import { unsubscribePath } from '#contract/paths.ts'
import { alertPages as t } from '#messages/site.ts'
import { buttonClass } from '#ui/button.tsx'
import { load } from '#ui/load.ts'
import { Rich } from '#ui/rich.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { ErrorSummary } from '../../forms/error-summary.tsx'
import { takesPosts } from '../../forms/posting.ts'
import { AlertCard, leftToRight } from './alert-card.tsx'
import { Outcome } from './outcome.tsx'
import { postAlert } from './post-alert.ts'

/** 's…@example.com', '+92…4567' */
const shortenedAddress = /^(.…@[\w.-]{1,253}|\+\d\d…\d{4})$/u

export const Route = createFileRoute('/alerts/unsubscribe/$token')({
  // The shortened address whose alerts were ended; other text is dropped.
  validateSearch: ({ ended }): { ended?: string } =>
    typeof ended === 'string' && shortenedAddress.test(ended) ? { ended } : {},
  server: {
    middleware: [
      takesPosts((text) =>
        postAlert('unsubscribe', {}, async () => {
          const token = text('token')
          const { data } = await load('unsubscribeAlerts', { params: { token }, body: {} })
          return `${unsubscribePath(token)}?ended=${encodeURIComponent(data.address)}`
        }),
      ),
    ],
  },
  loader: ({ serverContext }) => ({ posted: serverContext?.posted }),
  // Loaded with the screen, so that no other page carries it.
  head: async ({ match }) =>
    (await import('./alerts-head.ts')).alertsHead(match.search.ended ? 'unsubscribed' : 'unsubscribe'),
  component: Unsubscribe,
})

/** Mailboxes end the alerts by themselves; a person who opens the link presses the button. */
function Unsubscribe() {
  const { posted } = Route.useLoaderData()
  const { token } = Route.useParams()
  const { ended } = Route.useSearch()
  if (ended !== undefined) {
    return (
      <AlertCard title={t.unsubscribedTitle}>
        <Outcome className="mt-4">
          <Rich parts={t.unsubscribedText({ text: ended, address: leftToRight, days: daysKept })} />
        </Outcome>
        <p className="mt-6">
          <SiteLink href="/search?purpose=sale" className={buttonClass()}>
            {t.search}
          </SiteLink>
        </p>
      </AlertCard>
    )
  }
  return (
    <AlertCard title={t.unsubscribeTitle}>
      <p className="mt-4">{t.unsubscribeText}</p>
      <form method="post" className="mt-6 stack-4">
        <ErrorSummary problem={posted?.problem} items={[]} />
        <input type="hidden" name="token" value={token} />
        <button type="submit" className={buttonClass({ variant: 'main', size: 'lg', wide: true })}>
          {t.unsubscribe}
        </button>
      </form>
    </AlertCard>
  )
}
