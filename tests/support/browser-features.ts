/**
 * Features that a browser may lack although the site's scripts run in it: it is older than this one, its
 * settings or an extension forbid it, or it stores nothing. Features older than JavaScript modules are left
 * out.
 */

/**
 * How a feature is missing: 'absent': it is not there; 'refused': reading it throws, as storage does where cookies are
 * blocked; 'full': calling it throws, as storage does that is full; 'empty': calling it gives nothing.
 */
export type HowMissing = 'absent' | 'refused' | 'full' | 'empty'

/** A path from the global object. Inherited features are removed where they are inherited from. */
export type MissingFeature = readonly [path: string, how: HowMissing]

/** Without one of these the gate lets no script take over: the page is the server's. */
export const demanded: readonly MissingFeature[] = [
  ['structuredClone', 'absent'],
  ['CSSLayerBlockRule', 'absent'],
  ['HTMLDialogElement', 'absent'],
  ['Object.hasOwn', 'absent'],
  ['IntersectionObserver', 'absent'],
  ['ResizeObserver', 'absent'],
]

/** Without any of these, and without all of them, every screen works. */
export const dispensable: readonly MissingFeature[] = [
  // Settings and extensions take these away, and pages without HTTPS do not have some of them.
  ['HTMLCanvasElement.prototype.getContext', 'empty'],
  ['WebGL2RenderingContext', 'absent'],
  ['OffscreenCanvas', 'absent'],
  ['createImageBitmap', 'absent'],
  ['localStorage', 'absent'],
  ['localStorage', 'refused'],
  ['sessionStorage', 'absent'],
  ['sessionStorage', 'refused'],
  ['Storage.prototype.setItem', 'full'],
  ['indexedDB', 'absent'],
  ['indexedDB', 'refused'],
  ['crypto.randomUUID', 'absent'],
  ['crypto.subtle', 'absent'],
  ['navigator.clipboard', 'absent'],
  ['navigator.connection', 'absent'],
  ['navigator.deviceMemory', 'absent'],
  ['navigator.doNotTrack', 'absent'],
  ['navigator.geolocation', 'absent'],
  ['navigator.hardwareConcurrency', 'absent'],
  ['navigator.locks', 'absent'],
  ['navigator.onLine', 'absent'],
  ['navigator.sendBeacon', 'absent'],
  ['navigator.serviceWorker', 'absent'],
  ['navigator.serviceWorker', 'refused'],
  // The browser's own objects and their methods.
  ['AbortSignal.any', 'absent'],
  ['AbortSignal.timeout', 'absent'],
  ['AbortSignal.prototype.throwIfAborted', 'absent'],
  ['BroadcastChannel', 'absent'],
  ['ClipboardItem', 'absent'],
  ['DecompressionStream', 'absent'],
  ['CSS.escape', 'absent'],
  ['CSS.supports', 'absent'],
  ['CSSStyleSheet.prototype.replaceSync', 'absent'],
  ['Document.prototype.adoptedStyleSheets', 'absent'],
  ['Document.prototype.getAnimations', 'absent'],
  ['Document.prototype.startViewTransition', 'absent'],
  ['document.fonts', 'absent'],
  ['FontFace', 'absent'],
  ['DataTransferItem.prototype.webkitGetAsEntry', 'absent'],
  ['Element.prototype.animate', 'absent'],
  ['Element.prototype.checkVisibility', 'absent'],
  ['Element.prototype.getAnimations', 'absent'],
  ['Element.prototype.moveBefore', 'absent'],
  ['Element.prototype.requestFullscreen', 'absent'],
  ['HTMLDialogElement.prototype.closedBy', 'absent'],
  ['HTMLDialogElement.prototype.requestClose', 'absent'],
  ['HTMLElement.prototype.inert', 'absent'],
  ['HTMLElement.prototype.popover', 'absent'],
  ['HTMLElement.prototype.showPopover', 'absent'],
  ['HTMLElement.prototype.togglePopover', 'absent'],
  ['HTMLElement.prototype.hidePopover', 'absent'],
  ['HTMLFormElement.prototype.requestSubmit', 'absent'],
  ['HTMLImageElement.prototype.decode', 'absent'],
  ['HTMLImageElement.prototype.fetchPriority', 'absent'],
  ['HTMLInputElement.prototype.showPicker', 'absent'],
  ['navigation', 'absent'],
  ['PerformanceObserver.supportedEntryTypes', 'absent'],
  ['PerformanceObserver', 'absent'],
  ['trustedTypes', 'absent'],
  ['URL.canParse', 'absent'],
  ['URL.parse', 'absent'],
  ['URLPattern', 'absent'],
  ['URLSearchParams.prototype.size', 'absent'],
  ['ReadableStream.prototype.pipeThrough', 'absent'],
  ['TransformStream', 'absent'],
  ['TextDecoderStream', 'absent'],
  ['visualViewport', 'absent'],
  ['onscrollend', 'absent'],
  ['cancelIdleCallback', 'absent'],
  ['requestIdleCallback', 'absent'],
  ['reportError', 'absent'],
  ['scheduler', 'absent'],
  ['history.scrollRestoration', 'absent'],
  // The language's own, newer than Chromium 106, or than Safari 15.4.
  ['Array.fromAsync', 'absent'],
  ['Array.prototype.toReversed', 'absent'],
  ['Array.prototype.toSorted', 'absent'],
  ['Array.prototype.toSpliced', 'absent'],
  ['Array.prototype.with', 'absent'],
  ['Array.prototype.findLast', 'absent'],
  ['Array.prototype.findLastIndex', 'absent'],
  ['Error.isError', 'absent'],
  ['FinalizationRegistry', 'absent'],
  ['Intl.DisplayNames', 'absent'],
  ['Intl.DurationFormat', 'absent'],
  ['Intl.ListFormat', 'absent'],
  ['Intl.Locale', 'absent'],
  ['Intl.RelativeTimeFormat', 'absent'],
  ['Intl.Segmenter', 'absent'],
  ['Intl.supportedValuesOf', 'absent'],
  ['Intl.DateTimeFormat.prototype.formatRange', 'absent'],
  ['Intl.NumberFormat.prototype.formatRange', 'absent'],
  ['Intl.PluralRules.prototype.selectRange', 'absent'],
  ['Iterator.prototype.map', 'absent'],
  ['Iterator.prototype.filter', 'absent'],
  ['Iterator.prototype.toArray', 'absent'],
  ['Iterator', 'absent'],
  ['Map.groupBy', 'absent'],
  ['Object.groupBy', 'absent'],
  ['Promise.try', 'absent'],
  ['Promise.withResolvers', 'absent'],
  ['RegExp.escape', 'absent'],
  ['Set.prototype.difference', 'absent'],
  ['Set.prototype.intersection', 'absent'],
  ['Set.prototype.isDisjointFrom', 'absent'],
  ['Set.prototype.isSubsetOf', 'absent'],
  ['Set.prototype.isSupersetOf', 'absent'],
  ['Set.prototype.symmetricDifference', 'absent'],
  ['Set.prototype.union', 'absent'],
  ['String.prototype.isWellFormed', 'absent'],
  ['String.prototype.toWellFormed', 'absent'],
  ['WeakRef', 'absent'],
]

/**
 * Takes features away; in the page, before any of its scripts. Of a path that is listed twice, the later counts.
 * @returns the paths of those that this browser does not have anyway
 */
export function takeAway(features: readonly MissingFeature[]): string[] {
  const { defineProperty, deleteProperty, get, getOwnPropertyDescriptor, getPrototypeOf } = Reflect
  const objectIn = (owner: object | null, name: string): object | null => {
    const value: unknown = owner && get(owner, name)
    return value instanceof Object ? value : null
  }
  const unknown: string[] = []
  for (const [path, how] of new Map(features)) {
    const names = path.split('.')
    const name = names.pop() ?? ''
    let owner = names.reduce(objectIn, globalThis)
    while (owner && !getOwnPropertyDescriptor(owner, name)) owner = getPrototypeOf(owner)
    if (!owner) {
      unknown.push(path)
      continue
    }
    const refuse = () => {
      throw new DOMException('Refused', how === 'full' ? 'QuotaExceededError' : 'SecurityError')
    }
    if (how === 'absent') deleteProperty(owner, name)
    else if (how === 'refused') defineProperty(owner, name, { get: refuse, configurable: true })
    else defineProperty(owner, name, { value: how === 'full' ? refuse : () => null, configurable: true })
  }
  return unknown
}
