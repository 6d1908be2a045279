/**
 * node scripts/pictures/publish.ts FOLDER: turns the rendered pictures of the folder (PNG or JPEG, named as in
 * library.csv) into optimised JPEGs under demo/pictures. One that is there already is left alone.
 */
import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join, parse } from 'node:path'
import sharp from 'sharp'
import { pictureFolder } from './folder.ts'
import { renderedPictures } from './library.ts'

// Wide enough for the largest place on any screen, and kind to the repository.
const widest = 1600

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Say which folder the rendered pictures lie in')

const known = new Set((await renderedPictures()).map(({ file }) => file))
for (const name of await readdir(folder)) {
  const file = `${parse(name).name}.jpg`
  const target = join(pictureFolder, file)
  if (!known.has(file) || existsSync(target)) continue
  const { size } = await sharp(join(folder, name))
    .resize({ width: widest, withoutEnlargement: true })
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(target)
  console.log(`${file}  ${Math.round(size / 1024)} KB`)
}
