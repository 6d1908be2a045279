import { useEffect, useRef, useState } from 'react'
import type { ListingDraft } from '#contract/admin/listing-content.ts'
import { AdminCallError, call } from '../../call.ts'
import type { Draft, Drafts } from '../../forms/drafts.ts'
import { type ListingValues, type Opened, valuesOfDraft } from './listing-values.ts'

/** How safe what was typed is. */
export type DraftState = { state: 'none' | 'typing' | 'failed' } | { state: 'stored'; at: string }

const restMs = 800

/** What is typed into a listing, stored on the server while one types, for every device of its author. */
export function useListingDraft({ id, draft }: Opened) {
  const params = { id }
  const [state, setState] = useState<DraftState>(
    draft ? { state: 'stored', at: draft.savedAt } : { state: 'none' },
  )
  const isStored = useRef(draft !== null)
  const latest = useRef<Draft<ListingValues>>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const pending = useRef(Promise.resolve())
  const storeNow = useRef(() => {})
  storeNow.current = () => {
    if (timer.current === undefined) return
    stop()
    pending.current = pending.current.then(store)
  }
  // Also the last keystroke before the screen is left.
  useEffect(() => () => storeNow.current(), [])

  function stop() {
    clearTimeout(timer.current)
    timer.current = undefined
  }

  async function store() {
    if (!latest.current) return
    const { version, values } = latest.current
    try {
      const body = { base_version: version ?? 0, content: asContent(values) }
      const { data } = await call('keepListingDraft', { params, body })
      isStored.current = true
      setState({ state: 'stored', at: data.savedAt })
    } catch (error) {
      if (!(error instanceof AdminCallError)) throw error
      setState({ state: 'failed' })
    }
  }

  async function remove() {
    stop()
    latest.current = undefined
    await pending.current
    if (isStored.current) {
      try {
        await call('dropListingDraft', { params })
      } catch (error) {
        if (!(error instanceof AdminCallError)) throw error
        return setState({ state: 'failed' })
      }
    }
    isStored.current = false
    setState({ state: 'none' })
  }

  const drafts: Drafts<ListingValues> = {
    read: () =>
      draft ? { version: draft.baseVersion, base: undefined, values: valuesOfDraft(draft) } : undefined,
    write(next) {
      latest.current = next
      setState({ state: 'typing' })
      clearTimeout(timer.current)
      timer.current = setTimeout(() => storeNow.current(), restMs)
    },
    remove,
    isUnsafe: state.state === 'typing' || state.state === 'failed',
  }
  return {
    drafts,
    state,
    /** Saves the listing, which removes its draft: none may arrive after it. */
    async during<Result>(save: () => Promise<Result>): Promise<Result> {
      const isTyping = timer.current !== undefined
      stop()
      await pending.current
      try {
        const result = await save()
        isStored.current = false
        return result
      } catch (error) {
        if (isTyping) pending.current = store()
        throw error
      }
    },
  }
}

/** As it is sent: the lists of a draft are its own. */
function asContent(values: Partial<ListingValues>): ListingDraft {
  return JSON.parse(JSON.stringify(values))
}
