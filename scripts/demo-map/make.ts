/** Makes the demo's map file from one of the whole country: node scripts/demo-map.js FILE. */
import { writeFileSync } from 'node:fs'
import { demoMapFile } from '#demo/map-file.ts'
import { openArchive } from '#integrations/map-tiles/archive.ts'
import { readDemoPlaces } from './choose-tiles.ts'
import { cutMap } from './cut-map.ts'

const [file] = process.argv.slice(2)
if (file === undefined) {
  console.error('✗ Give the map file of the country: npm run demo-map -- FILE')
  process.exitCode = 1
} else {
  const source = await openArchive(file)
  const made = await cutMap(source, await readDemoPlaces())
  await source.close()
  writeFileSync(demoMapFile, made)
  console.log(`${demoMapFile}: ${(made.length / 1_000_000).toFixed(1)} MB`)
}
