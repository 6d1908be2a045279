import { toSquareFeet } from '#contract/listings/convert-size.ts'
import type { projectImages } from '#db/schema/index.ts'
import type { ProjectPlan, UnitPlan } from '../projects/plan.ts'
import type { Album } from './album.ts'
import { layoutOf } from './layouts.ts'

type ImageRow = typeof projectImages.$inferInsert

/** By name, the first on top: each project has its own. */
const galleries: Record<string, readonly string[]> = {
  'Margalla Court': ['apartments-01', ...roomsOf(1), 'site-01'],
  'Avenue One': ['apartments-02', 'office-01', 'reception-01', 'office-02', 'shop-01'],
  'Kachnar Residences': ['apartments-08', ...roomsOf(2), 'street-01'],
  'Soan Terraces': ['apartments-07', 'lounge-03', 'bedroom-02', 'kitchen-02', 'bath-01'],
  'Khyber Heights': ['apartments-03', ...roomsOf(4), 'shop-02'],
  'Mukeshpuri Lodges': ['farm-02', 'farm-01', 'bedroom-03', 'lounge-03', 'bath-02'],
  'Shalimar Greens': ['plot-03', 'plots-01', 'street-01', 'plot-01'],
  'Anarkali Square': ['apartments-12', 'shop-05', ...roomsOf(2), 'store-01'],
  'Raya Villas': ['hero-01', 'villa-dusk-01', 'front-06', ...roomsOf(3), 'street-02'],
  'Sahil Towers': ['apartments-10', ...roomsOf(1), 'bedroom-04'],
  'Mehran Homes': ['apartments-09', 'site-01', 'street-01', ...roomsOf(4), 'site-02'],
  'Multan Orchard Homes': ['front-03', 'plots-02', 'narrow-golden-01', ...roomsOf(1), 'fields-01'],
}

/** Lounge, bedroom, kitchen and bath, another set for each number. */
function roomsOf(number: number): string[] {
  const [three, two] = [(number % 3) + 1, (number % 2) + 1]
  return [`lounge-0${three}`, `bedroom-0${three}`, `kitchen-0${two}`, `bath-0${3 - two}`]
}

/** What is on top of a project and what follows; empty when none of its pictures are there. */
function galleryOf({ name }: Pick<ProjectPlan, 'name'>, album: Album) {
  return (galleries[name] ?? []).flatMap((file) => album.named(file) ?? [])
}

/** The address of the picture that stands for the project in lists. */
export function projectCover(plan: ProjectPlan, album: Album): string | null {
  return galleryOf(plan, album)[0]?.address ?? null
}

/** The drawing of a kind of unit, if there is one. */
export function floorPlanOf(unit: UnitPlan, album: Album) {
  const size_sqft = toSquareFeet(unit.size.value, unit.size.unit)
  return album.named(layoutOf({ ...unit, size_sqft })?.name ?? '')
}

/** The galleries, and the plan of every unit that is drawn. */
export function projectImageRows(plans: readonly ProjectPlan[], album: Album): ImageRow[] {
  return plans.flatMap((plan, index) => {
    const project = { project_id: index + 1 }
    const gallery = galleryOf(plan, album).map(({ address, alt, width, height }, position) => ({
      ...project,
      position,
      role: 'gallery' as const,
      url: address,
      alt: position === 0 ? `${plan.name}, artist’s impression` : alt,
      width,
      height,
    }))
    const layouts = plan.units.flatMap((unit) => {
      const drawn = floorPlanOf(unit, album)
      return drawn ? [{ drawn, unit }] : []
    })
    const plansOfUnits = layouts.map(({ drawn, unit }, position) => ({
      ...project,
      position,
      role: 'floor plan' as const,
      url: drawn.address,
      alt: `${unit.name}: ${drawn.alt}`,
      width: drawn.width,
      height: drawn.height,
    }))
    return [...gallery, ...plansOfUnits]
  })
}
