import { Printer, Share2 } from 'lucide-react'
import { absolute, listingPath } from '../../links.ts'
import { tellFromShell } from '../../shell/toasts.ts'
import { IconButton } from '../../ui/button.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import type { Listing } from './route.tsx'

/** Passing a listing on: by the device's own sheet, else by copying its address; and on paper. */
export function ShareAndPrint({ listing }: { listing: Pick<Listing, 'id' | 'title'> }) {
  const isLive = useHydrated()
  return (
    <div className={`flex gap-2 print:hidden ${isLive ? '' : 'invisible'}`}>
      <IconButton label="Share" title="Share" onClick={() => share(listing)}>
        <Share2 aria-hidden="true" className="size-4.5" />
      </IconButton>
      <IconButton label="Print" title="Print" onClick={() => window.print()}>
        <Printer aria-hidden="true" className="size-4.5" />
      </IconButton>
    </div>
  )
}

async function share({ id, title }: Pick<Listing, 'id' | 'title'>) {
  const url = absolute(listingPath(id))
  try {
    if (navigator.share) return await navigator.share({ title, url })
    await navigator.clipboard.writeText(url)
    tellFromShell('success', 'The address is copied')
  } catch (thrown) {
    if (thrown instanceof DOMException && thrown.name === 'AbortError') return
    tellFromShell('failure', `Copy it from here: ${url}`)
  }
}
