import { useEffect, useState } from 'react'
import { shortestFind } from '#contract/admin/find.ts'
import { type Answer, call } from '../call.ts'

export type Found = Answer<'find'>['data']
type State = { q: string; found?: Found; isFailed?: true }

const restMs = 200

/** What the server finds for `typed`, searched once typing pauses; nothing for a single letter. */
export function useFound(typed: string): {
  found: Found | undefined
  isSearching: boolean
  isFailed: boolean
} {
  const q = typed.trim()
  const isAsked = q.length >= shortestFind
  const [state, setState] = useState<State>()
  useEffect(() => {
    if (!isAsked) return
    const ending = new AbortController()
    const timer = setTimeout(() => {
      call('find', { query: { q }, signal: ending.signal }).then(
        // An answer that was aborted while it was read is empty.
        (answer) => ending.signal.aborted || setState({ q, found: answer.data }),
        () => ending.signal.aborted || setState({ q, isFailed: true }),
      )
    }, restMs)
    return () => {
      clearTimeout(timer)
      ending.abort()
    }
  }, [q, isAsked])
  if (!isAsked) return { found: undefined, isSearching: false, isFailed: false }
  const isCurrent = state?.q === q
  return {
    // Until the new answer is there the one before stays, so that the list does not flicker.
    found: state?.found,
    isSearching: !isCurrent,
    isFailed: isCurrent && state.isFailed === true,
  }
}
