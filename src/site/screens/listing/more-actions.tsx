import { ImageDown, Link2, Printer } from 'lucide-react'
import type { MouseEvent } from 'react'
import { shortListingPath } from '#contract/listings/short-listing-path.ts'
import { whatsAppShareLink } from '#contract/text/phones.ts'
import { share as t } from '#messages/site.ts'
import { absolutePage } from '#ui/absolute-url.ts'
import { Icon } from '#ui/icon.tsx'
import { LeftToRight } from '#ui/left-to-right.tsx'
import { site } from '#ui/site-settings.ts'
import { useHydrated } from '#ui/use-hydrated.ts'
import { canSharePictures, copyLink, sharePicture } from '../../parts/share-page.ts'
import { statusPicturePath } from './status-picture-path.ts'

const entryClass = 'flex min-h-11 w-full items-center gap-3 px-4 py-2 text-start hover:bg-sand'

/** Passing a listing on in other ways than by the device's sheet; the links work without JavaScript. */
export function MoreActions({ id, title }: { id: number; title: string }) {
  const isLive = useHydrated()
  const url = absolutePage(shortListingPath(id))
  return (
    <ul>
      <li>
        <a
          href={whatsAppShareLink(t.onWhatsApp({ title, url }))}
          target="_blank"
          rel="noopener"
          className={entryClass}
        >
          <Icon name="whatsapp" size={18} />
          {t.whatsApp}
        </a>
      </li>
      {/* This server draws no pictures of another host's listings. */}
      {!site().apiBase && (
        <li>
          <StatusPicture id={id} />
        </li>
      )}
      <li className="noscript:hidden">
        <button type="button" disabled={!isLive} onClick={() => copyLink(url)} className={entryClass}>
          <Link2 aria-hidden="true" className="size-4.5 shrink-0" />
          <span>
            {t.shortLink}
            <span className="block text-sm text-muted">
              <LeftToRight>{url.replace(/^https?:\/\//, '')}</LeftToRight>
            </span>
          </span>
        </button>
      </li>
      <li className="noscript:hidden">
        <button type="button" disabled={!isLive} onClick={() => window.print()} className={entryClass}>
          <Printer aria-hidden="true" className="size-4.5 shrink-0" />
          {t.print}
        </button>
      </li>
    </ul>
  )
}

/** A portrait picture with price, size and place: shared by the device, else downloaded. */
function StatusPicture({ id }: { id: number }) {
  const path = statusPicturePath(id)
  const name = `${id}.jpg`
  const pass = (event: MouseEvent) => {
    if (!canSharePictures()) return
    event.preventDefault()
    void sharePicture(path, name)
  }
  return (
    <a href={path} download={name} onClick={pass} className={entryClass}>
      <ImageDown aria-hidden="true" className="size-4.5 shrink-0" />
      {t.statusPicture}
    </a>
  )
}
