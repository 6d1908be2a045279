import { Play } from 'lucide-react'
import { useState } from 'react'
import { Picture } from '../../ui/picture.tsx'
import type { Listing } from './route.tsx'

/** A video behind its picture: nothing of it is loaded before it is wanted. Elsewhere hosted ones open there. */
export function Video({ video }: { video: Listing['videos'][number] }) {
  const [isWanted, setWanted] = useState(false)
  if (isWanted) {
    return (
      // biome-ignore lint/a11y/useMediaCaption: the agency's own recordings come without a text
      <video
        src={video.url}
        controls
        autoPlay
        playsInline
        className="aspect-video w-full rounded-panel bg-black"
      />
    )
  }
  const isFile = /\.(?:mp4|webm|mov)(?:$|\?)/i.test(video.url)
  const face = (
    <>
      <Picture
        src={video.poster}
        alt=""
        standIn="property"
        place="large"
        sizes="(width < 768px) 100vw, 640px"
        className="aspect-video w-full"
      />
      <span className="absolute inset-0 grid place-items-center bg-black/35">
        <span className="flex items-center gap-3 rounded-full bg-white py-2.5 pr-5 pl-3 font-medium text-ink">
          <Play aria-hidden="true" className="size-6 fill-current text-green-700" />
          {video.title}
        </span>
      </span>
    </>
  )
  const look = 'relative block w-full overflow-hidden rounded-panel'
  return isFile ? (
    <button type="button" onClick={() => setWanted(true)} className={look}>
      {face}
    </button>
  ) : (
    <a href={video.url} target="_blank" rel="noopener" className={look}>
      {face}
    </a>
  )
}
