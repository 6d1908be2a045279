import { useEffect, useState } from 'react'

/** The upper part of the window, below the header: the section there is the one being read. */
const band = { rootMargin: '-110px 0px -55% 0px' }

/** Which of the page's sections, by their ids and in their order, is being read. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const seen = new Set<string>()
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) seen[isIntersecting ? 'add' : 'delete'](target.id)
      setCurrent((before) => ids.find((id) => seen.has(`section-${id}`)) ?? before)
    }, band)
    for (const id of ids) {
      const section = document.getElementById(`section-${id}`)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [ids])
  return current
}
