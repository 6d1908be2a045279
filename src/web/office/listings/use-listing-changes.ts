import { useRouter } from '@tanstack/react-router'
import type { ListingAction } from '#contract/office/listing-desk.ts'
import { call, OfficeError } from '../call.ts'
import { tell, tellTrouble } from '../ui/toasts.ts'
import { listingsOf } from './listing-words.ts'

/** Does one thing to many listings: says what became of them, and takes it back when asked to. */
export function useListingChanges(onDone: () => void = () => {}) {
  const router = useRouter()
  return async (action: ListingAction, done: string) => {
    try {
      const { data } = await call('changeListings', { body: action })
      const { changed, refused, undo } = data
      onDone()
      await router.invalidate()
      if (undo !== null) tell(`${listingsOf(changed.length)} ${done}`, () => takeBack(undo))
      if (refused.length > 0) tellTrouble(`${listingsOf(refused.length)} not changed. ${reasonsOf(refused)}`)
    } catch (error) {
      if (!(error instanceof OfficeError)) throw error
      tellTrouble(error.message)
    }
  }

  async function takeBack(change: string) {
    const { data } = await call('undoListings', { params: { change } })
    await router.invalidate()
    if (data.refused.length > 0)
      tellTrouble(`${listingsOf(data.refused.length)} could not be brought back. ${reasonsOf(data.refused)}`)
    else tell('It is as it was.')
  }
}

/** Each reason once, with the listings that it holds for, as far as there is room. */
function reasonsOf(refused: ReadonlyArray<{ id: number; reason: string }>): string {
  const byReason = Map.groupBy(refused, ({ reason }) => reason)
  return Array.from(byReason, ([reason, of]) => {
    const ids = of.slice(0, 3).map(({ id }) => id)
    return `${reason} (${ids.join(', ')}${of.length > ids.length ? ', …' : ''})`
  })
    .slice(0, 3)
    .join(' ')
}
