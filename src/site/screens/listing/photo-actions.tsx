import { Ellipsis, Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { listingPath } from '#contract/paths.ts'
import { whatsAppShareLink } from '#contract/text/phones.ts'
import { share as t } from '#messages/site.ts'
import { absolutePage } from '#ui/absolute-url.ts'
import { roundClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import type { Listing } from '#ui/listing/listing.ts'
import { Popover } from '#ui/popover.tsx'
import { SaveButton } from '#ui/saved/save-button.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { ShareButton } from '../../parts/share.tsx'
import { CompareLink } from '../compare/compare-link.tsx'

/** What a visitor does with a listing, over its photos: saving, sharing, comparing, and what is rarely done behind '…'. */
export function PhotoActions({ listing: { id, title, price } }: { listing: Listing }) {
  const path = listingPath(id)
  return (
    <div className="absolute end-3 top-3 flex gap-2 print:hidden">
      <SaveButton home={{ kind: 'listing', id, title, price }} />
      <ShareButton path={path} title={title} />
      <CompareLink listingId={id} />
      <Popover
        label={t.more}
        icon={<Ellipsis aria-hidden="true" className="size-5" />}
        buttonClass={roundClass}
        panelClass="end-0 w-max max-w-[calc(100vw-3.5rem)] overflow-hidden py-1.5"
      >
        <ul>
          <li>
            <a
              href={whatsAppShareLink(t.onWhatsApp({ title, url: absolutePage(path) }))}
              target="_blank"
              rel="noopener"
              className={entryClass}
            >
              <Icon name="whatsapp" size={18} />
              {t.whatsApp}
            </a>
          </li>
          <li className="noscript:hidden">
            <PrintEntry />
          </li>
        </ul>
      </Popover>
    </div>
  )
}

const entryClass = 'flex min-h-11 w-full items-center gap-3 px-4 py-2 text-start hover:bg-sand'

function PrintEntry(): ReactNode {
  const isLive = useHydrated()
  return (
    <button type="button" disabled={!isLive} onClick={() => window.print()} className={entryClass}>
      <Printer aria-hidden="true" className="size-4.5 shrink-0" />
      {t.print}
    </button>
  )
}
