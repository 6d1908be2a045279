import { expect, test } from 'vitest'
import { projectPlans } from '../rows.ts'
import { Album } from './album.ts'
import { bringPictures } from './library.ts'
import { projectCover, projectImageRows } from './projects.ts'

const { pictures } = await bringPictures(async ({ id }) => `media/${id}/original`, new Date())
const album = new Album(pictures)
const rows = projectImageRows(projectPlans, album)

test('every project has a picture of its own on top', () => {
  const covers = projectPlans.map((plan) => projectCover(plan, album))
  expect(covers).not.toContain(null)
  expect(new Set(covers).size).toBe(projectPlans.length)
})

test('every project has a gallery of at least four, none twice, that begins with its cover', () => {
  for (const [index, plan] of projectPlans.entries()) {
    const gallery = rows.filter(({ project_id, role }) => project_id === index + 1 && role === 'gallery')
    expect(gallery.length, plan.name).toBeGreaterThanOrEqual(4)
    expect(new Set(gallery.map(({ url }) => url)).size, plan.name).toBe(gallery.length)
    expect(gallery[0]).toMatchObject({ url: projectCover(plan, album), position: 0 })
  }
})

test('every unit with rooms has the floor plan of as many bedrooms', () => {
  for (const [index, { name, units }] of projectPlans.entries()) {
    const plans = rows.filter(({ project_id, role }) => project_id === index + 1 && role === 'floor plan')
    for (const unit of units.filter(({ beds }) => beds !== null)) {
      const plan = plans.find(({ alt }) => alt.startsWith(`${unit.name}: `))
      expect(plan?.alt, `${name}, ${unit.name}`).toMatch(new RegExp(`with ${unit.beds} bedroom`))
    }
  }
})
