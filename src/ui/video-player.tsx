import { useState } from 'react'
import type { VideoSource } from '#contract/files/video-source.ts'
import { media as t } from '#messages/common.ts'
import { Rich } from './rich.tsx'

const box = 'block aspect-video w-full rounded-panel bg-black'

/** Starts playing and takes the focus: the visitor has just pressed play. */
export function VideoPlayer({
  source,
  title,
}: {
  source: Exclude<VideoSource, { kind: 'page' }>
  title: string
}) {
  const [failed, setFailed] = useState(false)
  if (source.kind === 'player') {
    return (
      <iframe
        ref={takeFocus}
        title={title}
        src={source.address}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
        referrerPolicy="strict-origin-when-cross-origin"
        className={box}
      />
    )
  }
  if (failed) {
    return (
      <p role="alert" className={`${box} grid place-items-center p-6 text-center text-white`}>
        <span>
          <Rich
            parts={t.unplayable({
              link: (text) => (
                <a href={source.address} className="underline" download>
                  {text}
                </a>
              ),
            })}
          />
        </span>
      </p>
    )
  }
  return (
    // biome-ignore lint/a11y/useMediaCaption: the agency's own recordings come without a text
    <video
      ref={takeFocus}
      aria-label={title}
      src={source.address}
      controls
      autoPlay
      playsInline
      onError={() => setFailed(true)}
      className={box}
    />
  )
}

function takeFocus(player: HTMLElement | null) {
  player?.focus({ preventScroll: true })
}
