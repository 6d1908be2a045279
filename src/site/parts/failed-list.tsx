import { errorScreen as t } from '#messages/site.ts'
import { buttonClass } from '#ui/button.tsx'
import { RequestNumber } from './request-number.tsx'

/**
 * In place of a list that could not be loaded (D52): why it is empty, another try, and the number of the request in the
 * log.
 */
export function FailedList({ className = '' }: { className?: string }) {
  return (
    <div
      className={`flex flex-wrap items-center gap-x-6 gap-y-4 rounded-panel bg-sand p-6 md:p-8 ${className}`}
    >
      <p className="text-muted">{t.text}</p>
      {/* biome-ignore lint/a11y/useValidAnchor: a link to the page itself; scripts ask for the data alone (use-links.ts) */}
      <a href="" data-reload className={buttonClass()}>
        {t.retry}
      </a>
      <RequestNumber className="text-muted" />
    </div>
  )
}
