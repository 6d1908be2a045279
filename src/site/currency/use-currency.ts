import { useLayoutEffect } from 'react'

const load = () => import('./show-foreign.ts')

/**
 * Amounts beside PKR, by one listener for the whole document: cards that are never hydrated have them as well. What
 * shows them is loaded where a currency was chosen, or with the first choice.
 */
export function useCurrency(): void {
  // In the commit: from here on early choices are repeated.
  useLayoutEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    showChosen()
    document.addEventListener('change', choose, { signal })
    window.addEventListener('storage', showChosen, { signal })
    window.addEventListener('pageshow', showChosen, { signal })
    return () => listening.abort()
  }, [])
}

function showChosen(): void {
  // The style sheet is there where a currency was chosen before the page came.
  if (globalThis.aanganForeignLines)
    load().then(
      ({ showForeign }) => showForeign(),
      () => {},
    )
}

function choose({ target }: Event): void {
  if (!(target instanceof HTMLSelectElement) || target.dataset.currencyChoice === undefined) return
  const { value } = target
  load().then(
    ({ chooseCurrency }) => chooseCurrency(value),
    () => {
      target.value = ''
    },
  )
}
