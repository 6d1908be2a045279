import { useState } from 'react'
import { media as t } from '#messages/common.ts'
import { Modal } from '../modal.tsx'
import type { Overlay } from '../use-overlay.ts'
import { LightboxGrid } from './grid.tsx'
import { type LightboxMedia, slidesOf } from './media.ts'
import { LightboxSlides } from './slides.tsx'

type LightboxProps = {
  overlay: Overlay
  media: LightboxMedia
  /** The place of the slide that is shown first; all of them side by side without one. */
  start: number | undefined
}

/** Photos, plans and videos over the whole screen: all side by side, or one at a time. */
export default function Lightbox({ overlay, media, start }: LightboxProps) {
  return (
    <Modal
      overlay={overlay}
      title={t.picturesOf({ title: media.title })}
      heading={false}
      place="full"
      className="bg-black! text-white!"
    >
      <Views close={overlay.close} media={media} start={start} />
    </Modal>
  )
}

function Views({ close, media, start }: { close: () => void } & Omit<LightboxProps, 'overlay'>) {
  const slides = slidesOf(media)
  // The last one shown has the focus when a visitor returns to all.
  const [{ shown, last }, setView] = useState<{ shown: number | undefined; last?: number }>({ shown: start })
  return (
    <div className="on-dark flex h-(--window-height) flex-col">
      {shown === undefined ? (
        <LightboxGrid
          slides={slides}
          title={media.title}
          last={last}
          close={close}
          onOpen={(at) => setView({ shown: at })}
        />
      ) : (
        <LightboxSlides
          slides={slides}
          start={shown}
          close={close}
          onAll={slides.length > 1 ? (at) => setView({ shown: undefined, last: at }) : undefined}
        />
      )}
      {media.foot && <div className="border-t border-white/20 px-4 py-2.5">{media.foot}</div>}
    </div>
  )
}
