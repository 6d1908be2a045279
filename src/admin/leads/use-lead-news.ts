/**
 * Hears as it happens that leads came or changed. However many tabs are open, one of them listens for all: browsers
 * allow a site few connections, and every other call needs one.
 */
import { useEffect, useRef } from 'react'
import { z } from 'zod'
import { adminEndpoints } from '#contract/admin/endpoints.ts'
import { LeadNotice, leadNoticesEvent } from '#contract/admin/lead-events.ts'

const name = 'aangan leads'

type Listeners = {
  /** Leads within reach came or changed. */
  onNews?: () => void
  /** The same in particular; `isListening` in the one tab that listens for all. */
  onEvent?: (happenings: readonly LeadNotice[], isListening: boolean) => void
}

const listeners = new Set<{ current: Listeners }>()
let stop: (() => void) | undefined

/** Calls these while the screen is shown. */
export function useLeadEvents(told: Listeners): void {
  const latest = useRef(told)
  useEffect(() => {
    latest.current = told
  })
  useEffect(() => {
    listeners.add(latest)
    stop ??= follow()
    return () => {
      listeners.delete(latest)
      if (listeners.size > 0) return
      stop?.()
      stop = undefined
    }
  }, [])
}

/** Null: something changed, whatever it was. */
type News = readonly LeadNotice[] | null

function tell(news: News, isListening: boolean): void {
  for (const { current } of listeners) {
    if (news === null) current.onNews?.()
    else current.onEvent?.(news, isListening)
  }
}

/** Listens, or has another tab listen; gives what ends it. */
function follow(): () => void {
  const channel = new BroadcastChannel(name)
  channel.addEventListener('message', ({ data }: MessageEvent<News>) => tell(data, false))
  const leaving = new AbortController()
  const listenForAll = () =>
    listen(leaving.signal, (news) => {
      tell(news, true)
      channel.postMessage(news)
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
const Happenings = z.array(LeadNotice)

/** Resolves once `stopping` aborts. The browser reconnects by itself, but not after a refusal. */
function listen(stopping: AbortSignal, onNews: (news: News) => void): Promise<void> {
  return new Promise((resolve) => {
    let source: EventSource | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const changed = () => onNews(null)
    const connect = () => {
      source = new EventSource(adminEndpoints.leadNews.path)
      source.addEventListener('leads', changed)
      source.addEventListener(leadNoticesEvent, ({ data }) => onNews(Happenings.parse(JSON.parse(data))))
      // What happened since the screen was loaded, or while the line was down, was missed.
      source.addEventListener('open', changed)
      source.addEventListener('signed-out', () => {
        source?.close()
        // The next call leads to the door.
        changed()
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
