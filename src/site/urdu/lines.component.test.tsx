import { expect, test } from 'vitest'
import nastaliq from './noto-nastaliq-urdu.woff2?url'
import outfit from './outfit-urdu.woff2?url'

test.each([
  ['Latin letters', outfit, [108, 18]],
  // Enlarged by a tenth.
  ['Urdu', nastaliq, [98, 16]],
])(
  'the font of %s on Urdu pages says in its file how high its lines are, for browsers without overrides',
  async (_name, file, lines) => {
    const font = await new FontFace('Measured', `url(${file})`).load()
    document.fonts.add(font)
    const context = document.createElement('canvas').getContext('2d')
    if (!context) throw new Error('There is no canvas')
    context.font = '100px Measured'
    const { fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText('گھر')
    document.fonts.delete(font)
    expect([fontBoundingBoxAscent, fontBoundingBoxDescent].map(Math.round)).toEqual(lines)
  },
)
