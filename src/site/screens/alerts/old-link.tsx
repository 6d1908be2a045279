import { alertsPath } from '#contract/paths.ts'
import { alertPages as t } from '#messages/site.ts'
import { buttonClass } from '#ui/button.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { AlertCard } from './alert-card.tsx'

/** For a link that is forged, incomplete or too old: how to get another one. */
export function OldLink() {
  return (
    <AlertCard title={t.oldTitle}>
      <p className="mt-4">{t.oldText}</p>
      <p className="mt-6 flex flex-wrap gap-3">
        <SiteLink href={alertsPath} className={buttonClass({ variant: 'main' })}>
          {t.oldAction}
        </SiteLink>
        <SiteLink href="/search?purpose=sale" className={buttonClass()}>
          {t.search}
        </SiteLink>
      </p>
    </AlertCard>
  )
}
