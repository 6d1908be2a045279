import { expect, test } from 'vitest'
import { words } from './picture-words.ts'

test('Urdu is drawn in Nastaliq, whose words climb above their line, whatever fonts the machine has', async () => {
  const { width, height } = await words('مرلہ گھر', {
    px: 100,
    weight: 'regular',
    colour: '#000000',
    widest: 1000,
  })
  expect(height / width).toBeGreaterThan(0.5)
})
