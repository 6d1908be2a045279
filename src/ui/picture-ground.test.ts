import { expect, test } from 'vitest'
import { pictureGround } from './picture-ground.ts'

const ground = (colour: string) => pictureGround({ colour, thumbhash: '' })

test('a picture at night arrives on a dark ground, a bright one on a pale one', () => {
  expect(ground('#181e24')).toBe('bg-[#3d444a]')
  expect(ground('#f4efe4')).toBe('bg-[#e8e3d9]')
})

test('a lawn arrives on green, an evening sky on blue', () => {
  expect(ground('#7d9060')).toBe('bg-[#7e8d68]')
  expect(ground('#7898b0')).toBe('bg-[#86a3b5]')
})

test('however many colours pictures have, the page knows fourteen grounds', () => {
  const all = new Set<string>()
  for (let red = 0; red < 256; red += 15) {
    for (let green = 0; green < 256; green += 15) {
      for (let blue = 0; blue < 256; blue += 15) {
        all.add(ground(`#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`))
      }
    }
  }
  expect(all.size).toBe(14)
})

test('a picture that lies elsewhere arrives on the tint', () => {
  expect(pictureGround(null)).toBe('bg-green-50')
})
