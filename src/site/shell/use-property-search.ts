import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { header } from '#contract/limits.ts'

export type PropertySearch = {
  typed: string
  /**
   * `invalid` shows 'Invalid ID' for two seconds, then the input is cleared. `unreachable` means that the
   * server did not answer (D53); the typed text stays, to be sent again.
   */
  status: 'idle' | 'loading' | 'invalid' | 'unreachable'
  type: (text: string) => void
  clear: () => void
  submit: (event: FormEvent) => void
}

/** The header's search by property ID: S2.4, S4.4, S5.4, S8.2. */
export function usePropertySearch(onFound?: () => void): PropertySearch {
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [status, setStatus] = useState<PropertySearch['status']>('idle')
  const running = useRef<AbortController>(undefined)

  useEffect(() => {
    if (status !== 'invalid') return
    const timer = setTimeout(() => {
      setTyped('')
      setStatus('idle')
    }, header.invalidIdMs)
    return () => clearTimeout(timer)
  }, [status])

  function type(text: string) {
    setTyped(text)
    setStatus('idle')
    running.current?.abort()
    if (text) loadSearch().catch(() => undefined)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (status === 'loading' || typed.trim() === '') return
    const search = new AbortController()
    running.current = search
    setStatus('loading')
    const found = await find(typed, search.signal)
    if (search.signal.aborted) return
    if (typeof found === 'string') return setStatus(found)
    setTyped('')
    setStatus('idle')
    onFound?.()
    await navigate({ to: '/listing/$id', params: { id: String(found) } })
  }

  return { typed, status, type, clear: () => type(''), submit }
}

/** Loaded with the first letter; a failed load makes the search unreachable. */
const loadSearch = () => import('./typed-listing.ts')

async function find(typed: string, signal: AbortSignal): Promise<number | 'invalid' | 'unreachable'> {
  try {
    return await (await loadSearch()).findTypedListing(typed, signal)
  } catch (error) {
    console.warn('The property search could not be loaded', error)
    return 'unreachable'
  }
}
