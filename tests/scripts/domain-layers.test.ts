import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { domainArrows, domainDoors, layers } from '../../scripts/lib/domain-layers.js'

const root = join(import.meta.dirname, '../..')
const folders = readdirSync(join(root, 'src/domain'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

test('each folder of the domain has one layer, and each folder with a layer is there', () => {
  const layered = Object.values(layers).flatMap((layer) => Object.keys(layer))
  expect(layered.toSorted()).toEqual(folders.toSorted())
})

test('each folder of the domain has an index, and each other door of one is there', () => {
  expect(domainDoors().filter((file) => !existsSync(join(root, 'src/domain', file)))).toEqual([])
})

test('no folder may import one that may import it, directly or through others', () => {
  const arrows = new Map(Object.entries(domainArrows()))
  const reach = (from: string, known = new Set<string>()): Set<string> => {
    for (const to of arrows.get(from) ?? [])
      if (!known.has(to)) {
        known.add(to)
        reach(to, known)
      }
    return known
  }
  expect([...arrows.keys()].filter((folder) => reach(folder).has(folder))).toEqual([])
})

test('the architecture shows the layers as they are', () => {
  const shown = readFileSync(join(root, 'docs/architecture.md'), 'utf8')
  const drawn = Object.keys(layers).map((layer) => {
    const row = shown.split('\n').find((line) => line.startsWith(`| ${layer} |`))
    return [layer, row?.split('|')[3]?.trim().split(', ')]
  })
  expect(drawn).toEqual(
    Object.entries(layers).map(([layer, those]) => [layer, Object.keys(those).toSorted()]),
  )
})
