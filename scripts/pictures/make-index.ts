/** node scripts/pictures/make-index.ts: writes demo/pictures/index.json from the files that are there. */
import { writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { DemoPicture } from '#demo/pictures.ts'
import { drawnPictures } from './drawn.ts'
import { pictureFolder } from './folder.ts'
import { renderedPictures } from './library.ts'
import { measure } from './measure.ts'

const captions = [...(await renderedPictures()), ...drawnPictures()]
const there = new Set(await readdir(pictureFolder))
const entries: DemoPicture[] = []
for (const { file, kind, alt } of captions) {
  if (there.has(file)) entries.push({ file, kind, alt, ...(await measure(join(pictureFolder, file))) })
}
const lines = entries.map((entry) => `  ${JSON.stringify(entry)}`)
writeFileSync(join(pictureFolder, 'index.json'), `[\n${lines.join(',\n')}\n]\n`)

const named = new Set(entries.map(({ file }) => file))
for (const file of there) {
  if (!named.has(file) && file !== 'index.json') console.warn(`Nobody says what ${file} shows: left out`)
}
console.log(`${entries.length} pictures`)
