import { useEffect, useState } from 'react'
import { AdminCallError, call } from '../../call.ts'

const restMs = 300

/** The description sanitized by the server; while the user types, the last answer. */
export function useSafeDescription(description: string): string {
  const [html, setHtml] = useState('')
  useEffect(() => {
    const stop = new AbortController()
    const look = async () => {
      try {
        const { data } = await call('previewDescription', { body: { description }, signal: stop.signal })
        setHtml(data.html)
      } catch (error) {
        // A preview that failed is shown after the next change.
        if (!stop.signal.aborted && !(error instanceof AdminCallError)) throw error
      }
    }
    const timer = setTimeout(() => void look(), restMs)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [description])
  return html
}
