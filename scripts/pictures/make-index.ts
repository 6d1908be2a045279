/**
 * node scripts/pictures/make-index.ts: writes demo/pictures/index.json from the files that are there. Their texts in
 * Urdu are written into it by hand, and stay as long as the English text does.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { DemoPicture } from '#demo/pictures.ts'
import { drawnPictures } from './drawn.ts'
import { pictureFolder } from './folder.ts'
import { renderedPictures } from './library.ts'
import { measure } from './measure.ts'

const captions = [...(await renderedPictures()), ...drawnPictures()]
const there = new Set(await readdir(pictureFolder))
const indexFile = join(pictureFolder, 'index.json')
const before: DemoPicture[] = JSON.parse(readFileSync(indexFile, 'utf8'))
const entries: DemoPicture[] = []
for (const { file, kind, alt } of captions) {
  if (!there.has(file)) continue
  const alt_ur = before.find((picture) => picture.file === file && picture.alt === alt)?.alt_ur ?? ''
  if (alt_ur === '') console.warn(`Write into index.json in Urdu what ${file} shows: ${alt}`)
  entries.push({ file, kind, alt, alt_ur, ...(await measure(join(pictureFolder, file))) })
}
const lines = entries.map((entry) => `  ${JSON.stringify(entry)}`)
writeFileSync(indexFile, `[\n${lines.join(',\n')}\n]\n`)

const named = new Set(entries.map(({ file }) => file))
for (const file of there) {
  if (!named.has(file) && file !== 'index.json') console.warn(`${file} has no description and is left out`)
}
console.log(`${entries.length} pictures`)
