import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { searchResults as t } from '#messages/site.ts'
import { buttonClass } from '#ui/button.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { ErrorScreen } from '../../shell/error-screen.tsx'
import { useTryAgain } from '../../shell/use-try-again.ts'
import { lastShown } from './shown-search.ts'

/** The results of the last search stay when those of the next cannot be loaded, and the filters with them. */
export function SearchFailed(props: ErrorComponentProps) {
  const shown = lastShown(useRouter())
  if (!shown) return <ErrorScreen error={props.error} />
  return <shown.View data={shown.data} address={shown.address} notice={<Failure reset={props.reset} />} />
}

function Failure({ reset }: Pick<ErrorComponentProps, 'reset'>) {
  const { isTrying, tryAgain } = useTryAgain(reset)
  const onOnline = useEffectEvent(() => void tryAgain())
  useEffect(() => {
    const stop = new AbortController()
    addEventListener('online', () => onOnline(), { signal: stop.signal })
    return () => stop.abort()
  }, [])
  return (
    <div
      role="alert"
      className="mb-5 flex flex-wrap items-center justify-between gap-3 rounded-card bg-danger-50 px-4 py-3 text-danger"
    >
      <p>{t.notLoaded}</p>
      <button type="button" onClick={tryAgain} aria-disabled={isTrying} className={buttonClass()}>
        {isTrying && <Spinner />}
        {t.tryAgain}
      </button>
    </div>
  )
}
