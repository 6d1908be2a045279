/**
 * node scripts/pictures/publish.ts FOLDER: turns the rendered pictures of the folder (PNG or JPEG, named as in
 * library.csv) into optimised JPEGs under demo/pictures, and keeps what the scripts tell of them (NAME.json) in
 * facts.json. A picture that is there already is left alone.
 */
import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, parse } from 'node:path'
import sharp from 'sharp'
import { pictureFolder } from './folder.ts'
import { factsFile, readFacts, renderedPictures } from './library.ts'

// Wide enough for the largest place on any screen, and kind to the repository.
const widest = 1600

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Enter the folder of the rendered pictures')

const facts = await readFacts()
const known = new Set((await renderedPictures()).map(({ file }) => file))
const all = (await readdir(folder)).filter((name) => /\.(?:png|jpg)$/.test(name))
// The scripts leave both; the PNG has lost nothing yet.
const names = all.filter((name) => name.endsWith('.png') || !all.includes(`${parse(name).name}.png`))
for (const name of names) {
  const file = `${parse(name).name}.jpg`
  const target = join(pictureFolder, file)
  if (!known.has(file) || existsSync(target)) continue
  const told = join(folder, `${parse(name).name}.json`)
  if (existsSync(told)) facts[parse(name).name] = JSON.parse(await readFile(told, 'utf8'))
  const { size } = await sharp(join(folder, name))
    .resize({ width: widest, withoutEnlargement: true })
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(target)
  console.log(`${file}  ${Math.round(size / 1024)} KB`)
}
const sorted = Object.entries(facts).sort(([one], [other]) => one.localeCompare(other, 'en'))
const lines = sorted.map(([name, told]) => `  ${JSON.stringify(name)}: ${JSON.stringify(told)}`)
await writeFile(factsFile, `{\n${lines.join(',\n')}\n}\n`)
