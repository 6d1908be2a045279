import { useState } from 'react'
import { encodeNear } from '#contract/search/near.ts'
import { searchField as t } from '#messages/site.ts'

/** A street and the next: precise enough for a search, and identifies no house. */
const hundredMetres = 1000
const radiusKm = 2

/** Whether the browser can report its position. */
export const canLocate = () => 'geolocation' in navigator && window.isSecureContext

/** Gets the browser's position, only on request; `onFound` receives the circle for a search. */
export function useNearMe(onFound: (near: string) => void) {
  const [status, setStatus] = useState('')
  const locate = () => {
    setStatus(t.locating)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setStatus('')
        onFound(encodeNear({ lat: rounded(coords.latitude), long: rounded(coords.longitude), km: radiusKm }))
      },
      ({ code }) => setStatus(code === GeolocationPositionError.PERMISSION_DENIED ? t.blocked : t.notLocated),
      { timeout: 15_000, maximumAge: 300_000 },
    )
  }
  return { status, locate }
}

function rounded(degrees: number): number {
  return Math.round(degrees * hundredMetres) / hundredMetres
}
