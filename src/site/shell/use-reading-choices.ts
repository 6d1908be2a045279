import { useLayoutEffect } from 'react'

const load = () => import('./reading-choices.ts')

/**
 * The currency beside PKR and the unit of prices per area, by one listener for the whole document: cards that are never
 * hydrated have them as well. What shows them is loaded where one was chosen, or with the first choice.
 */
export function useReadingChoices(): void {
  // In the commit: from here on early choices are repeated.
  useLayoutEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    showChosen()
    document.addEventListener('change', choose, { signal })
    window.addEventListener('storage', showAgain, { signal })
    window.addEventListener('pageshow', ({ persisted }) => persisted && showAgain(), { signal })
    return () => listening.abort()
  }, [])
}

function showChosen(): void {
  // The head of the page looked before it was shown.
  if (globalThis.aanganForeignLines || document.documentElement.dataset.unit) showAgain()
}

/** Another tab may have chosen meanwhile. */
function showAgain(): void {
  load().then(
    ({ showForeign, showKeptUnit }) => {
      if (globalThis.aanganForeignLines) showForeign()
      showKeptUnit()
    },
    () => {},
  )
}

function choose({ target }: Event): void {
  if (!(target instanceof HTMLSelectElement)) return
  const { value, dataset } = target
  const isCurrency = dataset.currencyChoice !== undefined
  if (!isCurrency && dataset.unitChoice === undefined) return
  load().then(
    ({ chooseCurrency, chooseUnit }) => (isCurrency ? chooseCurrency : chooseUnit)(value),
    () => {
      target.value = ''
    },
  )
}
