import { createFileRoute } from '@tanstack/react-router'
import { savedAlertsPath } from '#contract/paths.ts'
import { alertPages as t } from '#messages/site.ts'
import { buttonClass } from '#ui/button.tsx'
import { inItsLanguage } from '#ui/in-its-language.tsx'
import { load } from '#ui/load.ts'
import { Rich } from '#ui/rich.tsx'
import { ErrorSummary } from '../../forms/error-summary.tsx'
import { FormPageSkeleton } from '../../forms/form-page-skeleton.tsx'
import { takesPosts } from '../../forms/posting.ts'
import { orNotFound } from '../../or-not-found.ts'
import { AlertCard, leftToRight } from './alert-card.tsx'
import { OldLink } from './old-link.tsx'
import { postAlert } from './post-alert.ts'

export const Route = createFileRoute('/alerts/confirm/$token')({
  server: {
    middleware: [
      takesPosts((text) =>
        postAlert('confirm-alert', {}, async () => {
          const { data } = await load('confirmAlert', { params: { token: text('token') }, body: {} })
          return `${savedAlertsPath(data.secret)}?done=confirmed`
        }),
      ),
    ],
  },
  loader: async ({ params, serverContext, abortController: { signal } }) => ({
    alert: (await orNotFound(load('alertToConfirm', { params, signal }))).data,
    posted: serverContext?.posted,
  }),
  // Loaded with the screen, so that no other page carries it.
  head: async ({ loaderData }) =>
    (await import('./alerts-head.ts')).alertsHead(confirmState(loaderData?.alert)),
  component: ConfirmAlert,
  pendingComponent: FormPageSkeleton,
  notFoundComponent: OldLink,
})

function confirmState(alert: { status: string } | undefined) {
  if (!alert) return 'none'
  return alert.status === 'pending' ? 'confirm' : 'on'
}

/** Asks first: programs that look into mails open their links, and confirm nothing by that. */
function ConfirmAlert() {
  const { alert, posted } = Route.useLoaderData()
  const { token } = Route.useParams()
  const isPending = alert.status === 'pending'
  return (
    <AlertCard title={isPending ? t.confirmTitle : t.requestDone}>
      <p className="mt-4">
        {isPending ? (
          <Rich
            parts={t.confirmText({
              title: alert.title,
              about: inItsLanguage,
              text: alert.address,
              address: leftToRight,
            })}
          />
        ) : (
          t.confirmAgain
        )}
      </p>
      <form method="post" className="mt-6 stack-4">
        <ErrorSummary problem={posted?.problem} items={[]} />
        <input type="hidden" name="token" value={token} />
        <button type="submit" className={buttonClass({ variant: 'main', size: 'lg', wide: true })}>
          {isPending ? t.confirm : t.continue}
        </button>
      </form>
    </AlertCard>
  )
}
