import type { MarlaBasis } from '#contract/listings/property.ts'
import type { Album } from './album.ts'
import type { DemoContent } from './content.ts'

/** What rows of the demo are made of. Pictures and films that are not there are left out. */
export interface Setting {
  content: DemoContent
  ids: DemoIds
  /** The moment that days are counted from. */
  now: Date
  album: Album
  /** The addresses of films, by their names. */
  films: ReadonlyMap<string, string>
}

/** Ids of cities, areas, agents and projects by their English names: their places in the files, counted from 1. */
export type DemoIds = ReturnType<typeof idsOf>

export function idsOf({ places, agents, projects }: Pick<DemoContent, 'places' | 'agents' | 'projects'>) {
  const cities = places.filter(({ kind }) => kind === 'city').map(({ city }) => city)
  const areas = places.filter(({ kind }) => kind !== 'city').map(({ city, name }) => `${name}, ${city}`)
  return {
    city: idsAmong(cities),
    area: idsAmong(areas),
    agent: idsAmong(agents.map(({ name }) => name)),
    project: idsAmong(projects.map(({ name }) => name)),
  }
}

function idsAmong(names: readonly string[]): (name: string) => number {
  return (name) => {
    const index = names.indexOf(name)
    if (index < 0) throw new Error(`The demo has no ${name}: correct the name in demo/.`)
    return index + 1
  }
}

/** Items with the ids that their rows get. */
export function numbered<Item>(items: readonly Item[]): { item: Item; id: number }[] {
  return items.map((item, index) => ({ item, id: index + 1 }))
}

/** The moment so many days before `now`; after it for a number below zero. */
export function before(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 86_400_000)
}

/** The day so many days before `now`, as YYYY-MM-DD in UTC. */
export function dayBefore(now: Date, days: number): string {
  return before(now, days).toISOString().slice(0, 10)
}

/** Square feet in the marla of an area: its own, else that of what it lies in; undefined where it is the usual one. */
export function marlaOf(places: DemoContent['places'], city: string, area: string): MarlaBasis | undefined {
  const place = places.find(({ city: its, name }) => its === city && name === area)
  if (!place) return undefined
  return place.marla ?? (area === '' ? undefined : marlaOf(places, city, place.within))
}
