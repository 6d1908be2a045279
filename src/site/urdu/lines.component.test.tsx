import { expect, test } from 'vitest'
import outfitUrdu from './outfit-urdu.woff2?url'

test('the Latin font of Urdu pages says in its own file how high its lines are, for browsers without overrides', async () => {
  const font = await new FontFace('Measured', `url(${outfitUrdu})`).load()
  document.fonts.add(font)
  const context = document.createElement('canvas').getContext('2d')
  if (!context) throw new Error('There is no canvas')
  context.font = '100px Measured'
  const { fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText('Hg')
  document.fonts.delete(font)
  expect([fontBoundingBoxAscent, fontBoundingBoxDescent]).toEqual([108, 18])
})
