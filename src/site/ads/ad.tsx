import { useEffect, useRef, useState } from 'react'
import { AdCard } from '#ui/ads/ad-card.tsx'
import type { ShownAd } from '#ui/ads/read-answer.ts'
import type { AdSpaceProps } from './ad-slot-props.ts'
import { findAd } from './find-ad.ts'
import { HouseText } from './house-text.tsx'
import { reportClicked, reportSeen } from './report-ad-events.ts'
import { whenSeen } from './when-seen.ts'

/** What is in the place of an ad: one that fits, or a quiet word of the house. */
export function Ad({ placement, context = {} }: AdSpaceProps) {
  const [ad, setAd] = useState<ShownAd | 'none'>()
  const box = useRef<HTMLDivElement>(null)
  const { city, purpose, type } = context
  useEffect(() => {
    let isGone = false
    void findAd(placement, { city, purpose, type }).then((found) => !isGone && setAd(found ?? 'none'))
    return () => {
      isGone = true
    }
  }, [placement, city, purpose, type])
  useEffect(() => {
    if (typeof ad !== 'object' || !box.current) return
    return whenSeen(box.current, () => reportSeen(ad))
  }, [ad])
  if (ad === undefined) return null
  if (ad === 'none') return <HouseText placement={placement} />
  return (
    <div ref={box} className="absolute inset-0 rounded-[inherit] animate-[appear_200ms_ease-out]">
      <AdCard placement={placement} ad={ad} onClick={() => reportClicked(ad)} onFail={() => setAd('none')} />
    </div>
  )
}
