/**
 * The first script of every page, written into its head (`inline-script.ts`). It decides whether scripts may take over
 * what the server sent, and keeps that whole where they cannot: the page then works as without JavaScript.
 * `data-scripts` on <html> says that they may, and the style sheets' `noscript:` looks for it. Browsers of any age run
 * this: it uses nothing that came after `sendBeacon`, but for what it looks for.
 */
import { errorStack, isMissingFile, scriptFileName, tellScriptError } from '#ui/script-error.ts'
import { keys } from './keys.ts'
import { keepTyped, restoreTyped } from './typed.ts'
import { whenParsed } from './when-parsed.ts'

export type Gate = {
  /** 'waiting': for the scripts; 'live': they have taken over; 'plain': they never will on this page. */
  state: 'waiting' | 'live' | 'plain'
  /** Leaves the page as the server sent it and tells the operator why, unless it is live. */
  stayPlain: (error: unknown) => void
  /** What is in the page's fields, for `loadAnew`. */
  typed: () => string
  /**
   * Reloads the address after an error: as the server's page alone if it came from there and its scripts
   * broke, or if it was reloaded before; else with its scripts, one of which an update may have removed.
   * `typed` is put back into the same page. Does nothing where the visitor is about to leave, and where the
   * tab has no storage: nothing would end the reloads.
   */
  loadAnew: (error: unknown, typed?: string) => void
  /** Tells the operator of an error of a script. */
  tell: typeof tellScriptError
}

declare global {
  var aanganGate: Gate
}

/** Features that browsers have from Safari 15.4 on, and that no older code polyfills. */
const hasAll =
  'structuredClone' in self &&
  'CSSLayerBlockRule' in self &&
  'HTMLDialogElement' in self &&
  typeof IntersectionObserver === 'function' &&
  typeof ResizeObserver === 'function' &&
  'hasOwn' in Object

// A browser without cascade layers leaves out all that is in one. Beside each style sheet is one that has none.
if (!('CSSLayerBlockRule' in self))
  whenParsed(() => {
    for (const sheet of Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')))
      sheet.href = sheet.href.replace(/css$/, 'old.css')
  })

const firstAddress = location.href

// A reload would cancel the visitor's navigation or form.
let isLeaving = false

const gate: Gate = {
  state: 'waiting',
  stayPlain(error) {
    if (gate.state !== 'waiting') return
    console.error(error)
    bePlain()
    gate.tell('plain', error)
  },
  typed: keepTyped,
  loadAnew(error, typed = '') {
    if (isLeaving) return
    const isFirst = location.href === firstAddress
    try {
      const isPlain =
        (isFirst && !isMissingFile(error)) || sessionStorage.getItem(keys.anew) === location.href
      sessionStorage.setItem(isPlain ? keys.plain : keys.anew, location.href)
      sessionStorage.setItem(keys.typed, isFirst ? typed : '')
      gate.tell(isPlain ? 'plain' : 'anew', error)
      isLeaving = true
      location.reload()
    } catch {
      gate.tell('part', error)
    }
  },
  tell: tellScriptError,
}
self.aanganGate = gate

function bePlain() {
  gate.state = 'plain'
  document.documentElement.removeAttribute('data-scripts')
  // A browser that runs scripts takes what is in <noscript> for text.
  whenParsed(() => {
    for (const element of Array.from(document.querySelectorAll('noscript')))
      element.outerHTML = element.textContent ?? ''
  })
}

addEventListener('error', ({ error, message, filename }) => {
  const file = scriptFileName(filename) ?? scriptFileName(errorStack(error))
  if (!file) return
  // Before the page is live, an error of ours means that it cannot be.
  if (gate.state === 'live') gate.tell('part', error || message, file)
  else gate.stayPlain(error || message)
})
addEventListener('unhandledrejection', ({ reason }) => {
  if (scriptFileName(errorStack(reason))) gate.tell('part', reason)
})

// The router, too, reloads a page when a file is missing. Safari on phones does not fire this event.
addEventListener('beforeunload', () => {
  isLeaving = true
})
addEventListener(
  'click',
  (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]')
    if (!link) return
    // What the router begins now would end with this page; the browser prefers the link to the page on its way.
    if (isLeaving) event.stopImmediatePropagation()
    // React stops a press on what it has not taken over yet, and the browser still follows the link.
    setTimeout(() => {
      const isElsewhere = link.target || link.download || event.ctrlKey || event.metaKey || event.shiftKey
      if (event.defaultPrevented || isElsewhere) return
      if (withoutHash(link) !== withoutHash(location)) isLeaving = /^http/.test(link.protocol)
    })
  },
  true,
)
addEventListener('submit', ({ defaultPrevented }) => {
  if (!defaultPrevented) isLeaving = true
})
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) isLeaving = false
})

if (hasAll && takePlain() !== location.href) document.documentElement.setAttribute('data-scripts', '')
else bePlain()

function withoutHash({ href }: { href: string }): string | undefined {
  return href.split('#')[0]
}

/** The address that is to be shown without scripts, which counts once. */
function takePlain(): string | null {
  try {
    restoreTyped()
    const address = sessionStorage.getItem(keys.plain)
    sessionStorage.removeItem(keys.plain)
    return address
  } catch {
    return null
  }
}
