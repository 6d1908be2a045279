import { Ellipsis } from 'lucide-react'
import { listingPath } from '#contract/paths.ts'
import { share as t } from '#messages/site.ts'
import { roundClass } from '#ui/button.tsx'
import type { Listing } from '#ui/listing/listing.ts'
import { Popover } from '#ui/popover.tsx'
import { SaveButton } from '#ui/saved/save-button.tsx'
import { ShareButton } from '../../parts/share.tsx'
import { CompareLink } from '../compare/compare-link.tsx'
import { MoreActions } from './more-actions.tsx'

/** What a visitor does with a listing, over its photos: saving, sharing, comparing, and what is rarely done behind '…'. */
export function PhotoActions({ listing: { id, title, price } }: { listing: Listing }) {
  return (
    <div className="absolute end-3 top-3 flex gap-2 print:hidden">
      <SaveButton home={{ kind: 'listing', id, title, price }} />
      <ShareButton path={listingPath(id)} title={title} />
      <CompareLink listingId={id} />
      <Popover
        label={t.more}
        icon={<Ellipsis aria-hidden="true" className="size-5" />}
        buttonClass={roundClass}
        panelClass="end-0 w-max max-w-[calc(100vw-3.5rem)] overflow-hidden py-1.5"
      >
        <MoreActions id={id} title={title} />
      </Popover>
    </div>
  )
}
