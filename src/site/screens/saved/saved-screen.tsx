import { savedPath } from '#contract/paths.ts'
import { savedScreen as t } from '#messages/site.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { homeCrumb } from '../../crumbs.ts'
import { PrintHead } from '../../parts/print-head.tsx'
import { RecentlyViewed } from '../../recently-viewed/recently-viewed.tsx'
import { TransferButton } from '../../transfer/transfer-button.tsx'
import { SavedAlerts } from './saved-alerts.tsx'
import { SavedHomesList } from './saved-list.tsx'
import { SavedSkeleton } from './saved-skeleton.tsx'

/**
 * The homes this visitor saved. The server sends all visitors the same page, as high as the window: the
 * browser's data replaces the grey boxes, and nothing in sight moves, whether there are fewer homes or
 * more.
 */
export function SavedScreen() {
  const isLive = useHydrated()
  return (
    <div
      className={`column pt-5 pb-16 print:h-auto print:min-h-0 print:pt-0 ${isLive ? 'min-h-(--window-height)' : 'h-(--window-height) overflow-hidden'}`}
    >
      <PrintHead path={savedPath} />
      <Breadcrumbs crumbs={[homeCrumb]} here={t.title} />
      <h1 className="mt-5 text-4xl md:mt-8">{t.title}</h1>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
        <p className="text-muted">{t.kept}</p>
        <div className="noscript:hidden">
          <TransferButton />
        </div>
      </div>
      <noscript>
        <p className="mt-6 max-w-prose">{t.noScript}</p>
      </noscript>
      {isLive ? <SavedHomesList /> : <SavedSkeleton />}
      {isLive && <SavedAlerts />}
      <RecentlyViewed className="mt-16" />
    </div>
  )
}
