import { Printer, Share2 } from 'lucide-react'
import { share as t } from '#messages/site.ts'
import { absolutePage } from '#ui/absolute-url.ts'
import { IconButton } from '#ui/button.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { sharePage } from './share-page.ts'

type Shared = { path: string; title: string }

/** Passing a page on, and printing it. */
export function ShareAndPrint(shared: Shared) {
  return (
    <div className="flex gap-2 print:hidden noscript:hidden">
      <ShareButton {...shared} />
      <PrintButton />
    </div>
  )
}

/** Passes a page on by the device's own sheet, else by copying its address. */
export function ShareButton({ path, title }: Shared) {
  const isLive = useHydrated()
  return (
    <IconButton
      label={t.share}
      title={t.share}
      onClick={() => sharePage({ url: absolutePage(path), title })}
      className={`noscript:hidden ${isLive ? '' : 'invisible'}`}
    >
      <Share2 aria-hidden="true" className="size-4.5" />
    </IconButton>
  )
}

function PrintButton() {
  const isLive = useHydrated()
  return (
    <IconButton
      label={t.print}
      title={t.print}
      onClick={() => window.print()}
      className={isLive ? '' : 'invisible'}
    >
      <Printer aria-hidden="true" className="size-4.5" />
    </IconButton>
  )
}
