import { expect, test } from 'vitest'
import { inLanguage } from '#messages/language.ts'
import { arrowKeys, isRightToLeft } from './reading-direction.ts'

test('in Urdu the left arrow key leads on, in English the right one', () => {
  expect(arrowKeys()).toEqual({ previous: 'ArrowLeft', next: 'ArrowRight' })
  inLanguage('ur', () => {
    expect(isRightToLeft()).toBe(true)
    expect(arrowKeys()).toEqual({ previous: 'ArrowRight', next: 'ArrowLeft' })
  })
})
