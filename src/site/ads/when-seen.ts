const longEnoughMs = 1_000

/** Calls `onSeen` once, when half of an element was in view for a second. Returns a stop function. */
export function whenSeen(element: Element, onSeen: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const watch = new IntersectionObserver(
    (entries) => {
      clearTimeout(timer)
      if (entries.at(-1)?.isIntersecting) timer = setTimeout(see, longEnoughMs)
    },
    { threshold: 0.5 },
  )
  function see() {
    // A hidden window is not seen: wait another second.
    if (document.visibilityState !== 'visible') {
      timer = setTimeout(see, longEnoughMs)
      return
    }
    end()
    onSeen()
  }
  function end() {
    clearTimeout(timer)
    watch.disconnect()
  }
  watch.observe(element)
  return end
}
