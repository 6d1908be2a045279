/** The listings that this browser compared last, so that 'Compare' on another one adds to them. */
import { compareAddress, mostCompared } from '#contract/compare/compare-address.ts'

const storageKey = 'aangan-compared'

/** Remembers the listings of a comparison. They never leave the browser but in the address that shows them. */
export function rememberCompared(ids: readonly number[]): void {
  try {
    sessionStorage.setItem(storageKey, ids.join())
  } catch {
    // Without storage every comparison starts empty.
  }
}

/** The comparison of a listing with those before it; the oldest makes room for it. */
export function addressWith(id: number): string {
  const others = compared().filter((other) => other !== id)
  return compareAddress({ listings: [...others.slice(-(mostCompared - 1)), id], units: [] })
}

function compared(): number[] {
  try {
    const ids = (sessionStorage.getItem(storageKey) ?? '').split(',').map(Number)
    return ids.filter((id) => Number.isInteger(id) && id > 0)
  } catch {
    return []
  }
}
