/** The pictures that are drawn: what each is called, what is said of it and how it is drawn. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { demoFolder } from './folder.ts'
import type { Caption } from './library.ts'
import { drawScene, type Scene, scenes } from './people/scenes.ts'
import { drawPlan } from './plans/draw-plan.ts'
import { drawPlot } from './plans/draw-plot.ts'
import { type Layout, layoutNamed } from './plans/layout.ts'

export interface Drawn extends Caption {
  /** The drawing as SVG. */
  draw(): string
}

/** All of them, in the order of the index. */
export function drawnPictures(): Drawn[] {
  return [...scenes.map(sceneOf), ...layouts().map(plan)]
}

function sceneOf(scene: Scene): Drawn {
  const { file, alt } = scene
  return { file, alt, kind: 'scene', draw: () => drawScene(scene) }
}

/** One for every plan that a listing or a unit of a project names. */
function layouts(): Layout[] {
  const read = (file: string) => readFileSync(join(demoFolder, file), 'utf8')
  const rows: { 'Floor plan': string }[] = parse(read('listings.csv'), { columns: true })
  const inProjects = read('projects.yaml').match(/(?<=floor_plan: )[\w-]+/g) ?? []
  const names = new Set([...rows.map((row) => row['Floor plan']).filter(Boolean), ...inProjects])
  return [...names].sort((one, other) => one.localeCompare(other, 'en', { numeric: true })).map(layoutNamed)
}

function plan(layout: Layout): Drawn {
  const { name, form, beds, baths, sqft } = layout
  if (form === 'plot') {
    const size = sqft.toLocaleString('en')
    return {
      file: `${name}.png`,
      kind: 'layout',
      alt: `Typical layout of a plot of ${size} square feet with its street and set-backs, artist’s impression`,
      draw: () => drawPlot(sqft),
    }
  }
  const rooms = `${beds} ${beds === 1 ? 'bedroom' : 'bedrooms'} and ${baths} ${baths === 1 ? 'bathroom' : 'bathrooms'}`
  return {
    file: `${name}.png`,
    kind: 'plan',
    alt: `Typical plan of ${words[form]} with ${rooms}, artist’s impression`,
    draw: () => drawPlan(layout),
  }
}

const words: Record<Exclude<Layout['form'], 'plot'>, string> = {
  house: 'a two-storey house',
  farm: 'a farm house',
  portion: 'one floor of a house',
  flat: 'an apartment',
  suite: 'a room',
}
