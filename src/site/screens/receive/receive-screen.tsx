import { receiveScreen as t } from '#messages/site.ts'
import { useHydrated } from '#ui/use-hydrated.ts'
import { ReceivePanel } from './receive-panel.tsx'

/** Takes over what another device saved, once its visitor says so. The server sends all visitors the same page. */
export function ReceiveScreen() {
  const isLive = useHydrated()
  return (
    <div className="lattice bg-sand px-4 py-10 md:py-16">
      <div className="mx-auto max-w-xl rounded-panel bg-white p-6 shadow-raised md:p-10">
        <h1 className="text-3xl">{t.title}</h1>
        <p className="mt-4">{t.text}</p>
        <noscript>
          <p className="mt-4 rounded-card bg-sand px-4 py-3">{t.noScript}</p>
        </noscript>
        {/* As high before it is known what the link brings: nothing below moves. */}
        <div className="mt-6 min-h-44 rtl:min-h-56 noscript:hidden">{isLive && <ReceivePanel />}</div>
      </div>
    </div>
  )
}
