import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { type Booking, loadBooking } from './booking-data.ts'

const soonMs = 2_000
const laterMs = 15_000
/** How many times it checks quickly: a payment notice takes seconds. */
const soonTimes = 30

/** Checks whether the booking has changed, as long as it is held and the page is visible. */
export function useFollowing(booking: Booking): void {
  const router = useRouter()
  const { reference, state } = booking
  const known = JSON.stringify(booking)
  useEffect(() => {
    if (state !== 'held') return
    const leaving = new AbortController()
    let times = 0
    let timer: number
    const look = async () => {
      if (!document.hidden) {
        const now = await loadBooking(reference, leaving.signal).catch(() => undefined)
        if (leaving.signal.aborted) return
        if (now && JSON.stringify(now) !== known) return void router.invalidate()
      }
      times += 1
      wait()
    }
    const wait = () => {
      timer = window.setTimeout(look, times < soonTimes ? soonMs : laterMs)
    }
    wait()
    return () => {
      leaving.abort()
      clearTimeout(timer)
    }
  }, [router, reference, state, known])
}

/**
 * Leaves the page by loading a new document: only this page may load the payment gateway's script.
 */
export function useLeavingWhole(): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ pathChanged, toLocation }) => {
        if (pathChanged) window.location.assign(toLocation.href)
      }),
    [router],
  )
}
