import { useEffect, useState } from 'react'
import { busyStates } from '#contract/admin/import-runs.ts'
import { AdminCallError, call } from '../call.ts'
import type { Detail } from './labels.ts'

const everyMs = 600

/** An import as it is now: while the server works on it, it is asked again and again. */
export function useRun(loaded: Detail): [Detail, (run: Detail) => void] {
  const [run, setRun] = useState(loaded)
  useEffect(() => setRun(loaded), [loaded])
  const { id } = run
  const isBusy = busyStates.includes(run.state)
  useEffect(() => {
    if (!isBusy) return
    const leave = new AbortController()
    const ask = async () => {
      try {
        setRun((await call('import', { params: { run: id }, signal: leave.signal })).data)
      } catch (error) {
        // A line that is lost for a moment is back the next time.
        if (!leave.signal.aborted && !(error instanceof AdminCallError)) throw error
      }
    }
    const timer = setInterval(() => void ask(), everyMs)
    return () => {
      clearInterval(timer)
      leave.abort()
    }
  }, [id, isBusy])
  return [run, setRun]
}
