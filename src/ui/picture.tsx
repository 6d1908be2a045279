import { useState } from 'react'
import type { Placeholder } from '#contract/files/image.ts'
import { contentLang } from './content-lang.ts'
import { pictureGround } from './picture-ground.ts'
import { type PicturePlace, pictureSources } from './picture-sources.ts'
import { drawing, type StandIn } from './placeholders/drawing.ts'
import { thumbhashImage } from './thumbhash-image.ts'
import { useIsKept } from './use-is-kept.ts'

type PictureProps = {
  /** The stored address, or null for none yet. */
  src: string | null | undefined
  alt: string
  /** The size of the original, where it is known: nothing wider is offered. */
  width?: number | undefined
  height?: number | undefined
  /** Shown when there is no picture, or when it fails to load. */
  standIn?: StandIn
  /** The listing's or project's ID, so that it always has the same drawing. */
  seed?: number
  /** The ground until the picture has come: a quiet colour near its own or, when `blurred`, its ThumbHash. */
  placeholder?: Placeholder | null | undefined
  /** For the few large pictures of a screen, as they are fitted: each costs the page a kilobyte. */
  blurred?: 'cover' | 'contain'
  /** Its place, which determines the widths on offer, and its width there (the `sizes` attribute). */
  place?: PicturePlace
  sizes?: string
  /** A picture at the top of a screen loads immediately, from the page's head; others when they come near. */
  first?: boolean
  /** Loads before it is visible: the next picture in a carousel. */
  soon?: boolean
  className?: string
}

/**
 * A picture that fills the box its `className` gives it (`aspect-4/3 w-full`): the box is there before the
 * picture, on a ground, so that nothing moves. One that fails to load leaves its box to a drawing
 * (`failed-pictures.ts`).
 */
export function Picture({
  src,
  alt,
  width,
  height,
  standIn = 'house',
  seed = 0,
  placeholder,
  blurred,
  place = 'card',
  sizes = '100vw',
  first = false,
  soon = false,
  className = '',
}: PictureProps) {
  const [isThere, setThere] = useState(false)
  // Drawing a blur takes a phone some 15 ms; React leaves the style of server-rendered markup alone.
  const isDrawn = useIsKept(placeholder?.thumbhash)
  const needsBlur = blurred && placeholder && !isThere && !isDrawn
  const shared = {
    // Lists show dozens of pictures: attributes with their default values are left out.
    ...(first && ({ fetchPriority: 'high' } as const)),
    ...(!first && !soon && ({ loading: 'lazy' } as const)),
    width: width ?? 640,
    height: height ?? 480,
    className: `block object-cover ${pictureGround(placeholder)} ${className}`,
  }
  if (!src) return <img {...shared} src={drawing(standIn, seed)} alt="" />
  return (
    <img
      data-drawing={`${standIn} ${seed}`}
      // Around a picture with `contain`, its blur would stay visible.
      onLoad={blurred === 'contain' ? () => setThere(true) : undefined}
      {...shared}
      {...(needsBlur && { style: blur(placeholder, blurred) })}
      suppressHydrationWarning={isDrawn}
      // Last, so that a browser knows how and how wide before it begins to load.
      {...pictureSources(src, { place, sizes, width })}
      alt={alt}
      lang={contentLang(alt)}
    />
  )
}

function blur({ thumbhash }: Placeholder, fit: 'cover' | 'contain') {
  return { background: `center / ${fit} no-repeat url(${thumbhashImage(thumbhash)})` }
}
