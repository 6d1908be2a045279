import { useEffect, useState } from 'react'
import type { PageName } from '#contract/content/pages.ts'
import type { Language } from '#messages/languages.ts'
import { AdminCallError, type Answer, call } from '../call.ts'

export type Preview = {
  /** The last text that could be shown. */
  page: Answer<'previewPage'>['data'] | undefined
  /** The error of the current text. */
  problem: string | undefined
}

const restMs = 500
const nothing: Preview = { page: undefined, problem: undefined }

/** What the page would be with this text, when one rests from typing. */
export function usePreview(name: PageName, language: Language, written: string): Preview {
  const [preview, setPreview] = useState(nothing)
  useEffect(() => {
    if (written === '') return setPreview(nothing)
    const stop = new AbortController()
    const look = async () => {
      try {
        const { data } = await call('previewPage', {
          params: { name },
          body: { language, written },
          signal: stop.signal,
        })
        setPreview({ page: data, problem: undefined })
      } catch (error) {
        if (stop.signal.aborted) return
        if (!(error instanceof AdminCallError)) throw error
        const problem = error.fields.written ?? error.message
        setPreview(({ page }) => ({ page, problem }))
      }
    }
    const timer = setTimeout(() => void look(), restMs)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [name, language, written])
  return preview
}
