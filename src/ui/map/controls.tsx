import { Minus, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import type { MapAttribution } from '#contract/places/basemap.ts'
import { map as t } from '#messages/common.ts'

/** The zoom buttons and the attribution, in the corners of the map. */
export function MapControls({
  attribution,
  onZoom,
}: {
  attribution: readonly MapAttribution[]
  onZoom: (step: 1 | -1) => void
}) {
  return (
    <>
      <div className="absolute top-3 end-3 flex flex-col overflow-hidden rounded-card border border-line bg-white shadow-[0_1px_4px_rgb(16_32_26/0.12)]">
        <ZoomButton label={t.zoomIn} onPress={() => onZoom(1)}>
          <Plus aria-hidden="true" className="size-5" />
        </ZoomButton>
        <ZoomButton label={t.zoomOut} onPress={() => onZoom(-1)}>
          <Minus aria-hidden="true" className="size-5" />
        </ZoomButton>
      </div>
      {attribution.length > 0 && (
        <figcaption
          dir="ltr"
          className="absolute end-0 bottom-0 flex flex-wrap justify-end gap-x-2 rounded-ss-card bg-white/85 px-2 py-0.5 text-xs leading-5 text-ink"
        >
          {attribution.map(({ text, href }) =>
            href ? (
              <a key={text} href={href} target="_blank" rel="noopener" className="hover:underline">
                {text}
              </a>
            ) : (
              <span key={text}>{text}</span>
            ),
          )}
        </figcaption>
      )}
    </>
  )
}

function ZoomButton({
  label,
  onPress,
  children,
}: {
  label: string
  onPress: () => void
  children: ReactNode
}) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className="grid size-11 place-items-center text-ink not-last:border-b not-last:border-line hover:text-green-700 focus-visible:-outline-offset-2"
    >
      {children}
    </button>
  )
}
