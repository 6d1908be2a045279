import { lazy, Suspense, useEffect, useState } from 'react'
import { searchResults as t } from '#messages/site.ts'
import type { ResultMapProps } from './result-map.tsx'

const ResultMap = lazy(() => import('./result-map.tsx'))
const wideEnough = '(width >= 1280px)'

/** The map beside the list on wide screens. Its place is there from the start, its code comes when it is seen. */
export function MapColumn(props: ResultMapProps) {
  const isWide = useMedia(wideEnough)
  return (
    <aside
      aria-label={t.map}
      className="sticky top-[calc(var(--header-height)+102px)] hidden h-[calc(100dvh-var(--header-height)-118px)] overflow-hidden rounded-panel bg-[#eef2ec] xl:block"
    >
      <Suspense>{isWide && <ResultMap {...props} />}</Suspense>
    </aside>
  )
}

/** Whether a media query holds; false until the page is live. */
function useMedia(query: string): boolean {
  const [holds, setHolds] = useState(false)
  useEffect(() => {
    const media = window.matchMedia(query)
    const update = () => setHolds(media.matches)
    update()
    media.addEventListener('change', update)
    return () => media.removeEventListener('change', update)
  }, [query])
  return holds
}
