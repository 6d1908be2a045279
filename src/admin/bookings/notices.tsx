import { adminBookings as t } from '#messages/admin.ts'
import { When } from '../components/relative-time.tsx'
import { type Notice, verdictLabels } from './labels.ts'

/** The payment gateway's notices, unchanged, each with its outcome. */
export function Notices({ notices }: { notices: readonly Notice[] }) {
  return (
    <ul className="divide-y divide-line">
      {notices.map(({ id, gateway, verdict, orderReference, body, receivedAt }) => (
        <li key={id} className="py-3 first:pt-0">
          <details>
            <summary className="cursor-pointer">
              {t.notice({ verdict: verdictLabels[verdict], gateway, order: orderReference || t.noOrder })},{' '}
              <When iso={receivedAt} />
            </summary>
            <pre className="mt-2 overflow-x-auto rounded-card bg-sand p-3 text-sm whitespace-pre-wrap break-all">
              {body || t.noticeErased}
            </pre>
          </details>
        </li>
      ))}
    </ul>
  )
}
