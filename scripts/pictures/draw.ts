/** node scripts/pictures/draw.ts: draws the plans, layouts and scenes into demo/pictures. */
import { join } from 'node:path'
import sharp from 'sharp'
import { drawnPictures } from './drawn.ts'
import { pictureFolder } from './folder.ts'

// Drawings have few colours: as a palette they weigh a third.
const coloursOf: Record<string, number> = { plan: 16, layout: 16 }
const mostColours = 40

const drawn = drawnPictures()
for (const { file, kind, draw } of drawn) {
  await sharp(Buffer.from(draw()))
    .png({ palette: true, colours: coloursOf[kind] ?? mostColours, effort: 10 })
    .toFile(join(pictureFolder, file))
}
console.log(`${drawn.length} drawings`)
