/**
 * Hears as it happens that leads came or changed. However many tabs are open, one of them listens for all: browsers
 * allow a site few connections, and every other call needs one.
 */
import { useEffect, useRef } from 'react'
import { officeEndpoints } from '#contract/office/endpoints.ts'

const name = 'aangan leads'
const listeners = new Set<() => void>()
let stop: (() => void) | undefined

/** Calls `onNews` whenever leads within reach came or changed, while the screen is shown. */
export function useLeadNews(onNews: () => void): void {
  const latest = useRef(onNews)
  useEffect(() => {
    latest.current = onNews
  })
  useEffect(() => {
    const tell = () => latest.current()
    listeners.add(tell)
    stop ??= follow(() => {
      for (const listener of listeners) listener()
    })
    return () => {
      listeners.delete(tell)
      if (listeners.size > 0) return
      stop?.()
      stop = undefined
    }
  }, [])
}

/** Listens, or has another tab listen; gives what ends it. */
function follow(tell: () => void): () => void {
  const channel = new BroadcastChannel(name)
  channel.addEventListener('message', tell)
  const leaving = new AbortController()
  const listenForAll = () =>
    listen(leaving.signal, () => {
      tell()
      channel.postMessage('leads')
    })
  // The lock goes to the next tab when this one is closed. Without locks (no secure connection) each listens alone.
  if ('locks' in navigator) {
    navigator.locks.request(name, { signal: leaving.signal }, listenForAll).catch(() => {})
  } else void listenForAll()
  return () => {
    leaving.abort()
    channel.close()
  }
}

const pauseMs = 10_000

/** Resolves when told to stop. The browser connects again by itself, but not after a refusal. */
function listen(stopping: AbortSignal, tell: () => void): Promise<void> {
  return new Promise((resolve) => {
    let source: EventSource | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let wasOpen = false
    const connect = () => {
      source = new EventSource(officeEndpoints.leadNews.path)
      source.addEventListener('leads', tell)
      // Whoever was away may have missed something.
      source.addEventListener('open', () => {
        if (wasOpen) tell()
        wasOpen = true
      })
      source.addEventListener('signed-out', () => {
        source?.close()
        // The next call leads to the door.
        tell()
      })
      source.addEventListener('error', () => {
        if (source?.readyState === EventSource.CLOSED) timer = setTimeout(connect, pauseMs)
      })
    }
    stopping.addEventListener('abort', () => {
      clearTimeout(timer)
      source?.close()
      resolve()
    })
    connect()
  })
}
