import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { ListingStatus } from '#contract/listings/property.ts'
import { listingTable, listingEditor as t } from '#messages/admin.ts'
import { AdminCallError, call } from '../../call.ts'
import { notify, notifyFailure } from '../../components/toasts.ts'
import { statusLabels } from '../labels.ts'
import { useListingChanges } from '../use-listing-changes.ts'
import type { Opened } from './listing-values.ts'
import type { ListingEditor } from './use-listing-editor.ts'

/** Saves typed changes, then changes the listing's status; can be undone. */
export function useStatus(opened: Opened, editor: ListingEditor) {
  return async (status: ListingStatus, agreedPrice?: number) => {
    const item = editor.isChanged ? await editor.save() : editor.item
    if (!item) return
    try {
      const body = {
        ...{ status, version: item.version },
        ...(agreedPrice !== undefined && { agreed_price: agreedPrice }),
      }
      const { data, undo } = await call('setListingStatus', { params: { id: opened.id }, body })
      await editor.accept(data)
      notify(t.status.changed({ status: statusLabels[status] }), async () => {
        await call('undoListings', { params: { change: undo } })
        await editor.accept((await call('openListing', { params: { id: opened.id } })).data)
      })
    } catch (error) {
      if (!(error instanceof AdminCallError)) throw error
      notifyFailure(error.message)
      // The newer version must be read before the user decides.
      if (error.status === 409) await editor.compare()
    }
  }
}

/** Confirms that the property is still available; immediately for a user who came by the email's link. */
export function useConfirm(id: number, atOnce: boolean) {
  const navigate = useNavigate()
  const { change } = useListingChanges()
  const confirm = () =>
    change({ action: 'confirm' }, { ids: [id] }, (count) => listingTable.done.confirmed({ count }))
  const isDone = useRef(false)
  useEffect(() => {
    if (!atOnce || isDone.current) return
    isDone.current = true
    void confirm().then(() => navigate({ to: '/listings/$id', params: { id: String(id) }, replace: true }))
  })
  return () => void confirm()
}
