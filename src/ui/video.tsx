import { Play } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import { type VideoSource, videoSource } from '#contract/files/video-source.ts'
import { media as t } from '#messages/common.ts'
import { Picture } from './picture.tsx'
import { site } from './site-settings.ts'
import { VideoPlayer } from './video-player.tsx'

type VideoProps = {
  /** An uploaded video's stored address, or a link: YouTube, Vimeo, a file, any page. */
  url: string
  title: string
  /** The poster's stored address; without one a drawing is shown. */
  poster: string | null
  /** How wide it is shown, in the form of the `sizes` attribute. */
  sizes?: string
}

/**
 * A video behind its picture: nothing of it is loaded, least of all from elsewhere, before it is wanted. It is a
 * link to where the video is, so that it can be opened in a tab of its own and works without JavaScript.
 */
export function Video({ url, title, poster, sizes = '(width < 768px) 100vw, 640px' }: VideoProps) {
  const [isWanted, setWanted] = useState(false)
  const source = videoSource(url, site().imageBase)
  if (!source) return null
  if (isWanted && source.kind !== 'page') return <VideoPlayer source={source} title={title} />

  const play = (event: MouseEvent) => {
    if (source.kind === 'page' || !isPlainClick(event)) return
    event.preventDefault()
    setWanted(true)
  }
  return (
    <a
      href={source.kind === 'player' ? source.page : source.address}
      target="_blank"
      rel="noopener"
      onClick={play}
      className="group relative block aspect-video w-full overflow-hidden rounded-panel"
    >
      <Picture src={poster} alt="" standIn="video" place="large" sizes={sizes} className="size-full" />
      <span
        className={`absolute inset-0 grid place-items-center p-4 transition-colors duration-150 group-hover:bg-black/45 ${poster ? 'bg-black/35' : ''}`}
      >
        <span className="flex max-w-full items-center gap-3 rounded-card bg-white py-2.5 pe-5 ps-3 text-ink">
          <Play aria-hidden="true" className="size-6 shrink-0 fill-current text-green-700" />
          <span>
            <span className="sr-only">{t.play} </span>
            <span className="font-medium">{title}</span>
            <Origin source={source} />
          </span>
        </span>
      </span>
    </a>
  )
}

/** Says where a video of another site plays. */
function Origin({ source }: { source: VideoSource }) {
  if (source.kind === 'file') return null
  return (
    <span className="block text-sm text-muted">
      {source.kind === 'player'
        ? t.playsFrom({ site: source.from })
        : t.opens({ site: new URL(source.address).hostname })}
    </span>
  )
}

function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}
