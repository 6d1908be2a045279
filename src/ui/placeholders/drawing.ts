import house1 from './house-1.svg'
import house2 from './house-2.svg'
import house3 from './house-3.svg'
import house4 from './house-4.svg'
import house5 from './house-5.svg'
import house6 from './house-6.svg'
import project1 from './project-1.svg'
import project2 from './project-2.svg'
import project3 from './project-3.svg'
import property from './property.svg'
import user from './user.svg'
import video from './video.svg'

/** The replacement for a picture: a drawn house or project, or a mark. */
export type StandIn = 'house' | 'project' | 'property' | 'user' | 'video'

const drawings: Record<StandIn, readonly string[]> = {
  house: [house1, house2, house3, house4, house5, house6],
  project: [project1, project2, project3],
  property: [property],
  user: [user],
  video: [video],
}

/** The address of the drawing; `seed` (a listing's or project's ID) always chooses the same one. */
export function drawing(standIn: StandIn, seed: number): string | undefined {
  const choice = drawings[standIn]
  return choice[seed % choice.length]
}

export function isStandIn(name: string): name is StandIn {
  return Object.hasOwn(drawings, name)
}
