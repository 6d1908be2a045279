import type { ComponentProps } from 'react'
import { imageAddress } from '#contract/image-address.ts'
import { site } from '../site.ts'
import house1 from './placeholders/house-1.svg'
import house2 from './placeholders/house-2.svg'
import house3 from './placeholders/house-3.svg'
import house4 from './placeholders/house-4.svg'
import house5 from './placeholders/house-5.svg'
import house6 from './placeholders/house-6.svg'
import project1 from './placeholders/project-1.svg'
import project2 from './placeholders/project-2.svg'
import project3 from './placeholders/project-3.svg'
import property from './placeholders/property.svg'
import user from './placeholders/user.svg'

const houses = [house1, house2, house3, house4, house5, house6]
const projects = [project1, project2, project3]

/** The resolutions offered to the browser; 840 is the specification's usual one. */
const resolutions = [420, 840, 1680]

type StandIn = 'house' | 'project' | 'property' | 'user'

type PictureProps = {
  /** The stored address, or null for none yet. */
  src: string | null | undefined
  alt: string
  /** What stands in when there is no picture: a drawn house or project (chosen by `seed`), or a mark. */
  standIn?: StandIn
  /** The listing's or project's ID, so that it always has the same drawing. */
  seed?: number
  /** How wide the picture is shown, in the form of the `sizes` attribute. */
  sizes?: string
  /** A picture at the top of a screen is asked for at once, others when they come near. */
  first?: boolean
} & Pick<ComponentProps<'img'>, 'className' | 'width' | 'height'>

/**
 * A picture that fills the box its `className` gives it (`aspect-4/3 w-full`): the box is there before the
 * picture, on a tinted ground, so that nothing moves.
 */
export function Picture({
  src,
  alt,
  standIn = 'house',
  seed = 0,
  sizes = '100vw',
  first = false,
  className = '',
  width = 640,
  height = 480,
}: PictureProps) {
  return (
    <img
      {...(src ? sources(src, sizes) : { src: drawing(standIn, seed) })}
      alt={src ? alt : ''}
      width={width}
      height={height}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding="async"
      className={`block bg-green-50 object-cover ${className}`}
    />
  )
}

function sources(address: string, sizes: string) {
  const at = (resolution?: number) =>
    imageAddress(address, { storageBase: site().imageBase, ...(resolution && { resolution }) })
  if (at(420) === at(840)) return { src: at() }
  return { src: at(), srcSet: resolutions.map((width) => `${at(width)} ${width}w`).join(', '), sizes }
}

function drawing(standIn: StandIn, seed: number): string | undefined {
  if (standIn === 'user') return user
  if (standIn === 'property') return property
  const drawings = standIn === 'project' ? projects : houses
  return drawings[seed % drawings.length]
}
