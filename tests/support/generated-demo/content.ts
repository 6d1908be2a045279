/** The demo's own agents and projects, as the generator needs them. */
import type { DemoContent } from '#demo/content.ts'

export type Agent = DemoContent['agents'][number]

type DemoProject = DemoContent['projects'][number]
export type Unit = DemoProject['units'][number]
/** A project with the number of listings that are generated for it. */
export type Project = DemoProject & { listings: number }

const listings: Readonly<Record<string, number>> = {
  'Margalla Court': 9,
  'Avenue One': 6,
  'Kachnar Residences': 8,
  'Soan Terraces': 8,
  'Khyber Heights': 7,
  'Mukeshpuri Lodges': 6,
  'Shalimar Greens': 9,
  'Anarkali Square': 9,
  'Raya Villas': 7,
  'Sahil Towers': 10,
  'Mehran Homes': 8,
  'Multan Orchard Homes': 7,
}

export function withListings({ projects }: DemoContent): Project[] {
  return projects.map((project) => ({ ...project, listings: listings[project.name] ?? 0 }))
}
