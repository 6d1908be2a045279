import { expect, test } from 'vitest'
import { choosePlace, type Place } from './choose-place.ts'

let ids = 0
const area = (name: string, within: string): Place => ({
  kind: 'area',
  id: ++ids,
  name,
  cityId: 1,
  within,
  listingCount: 0,
})
const inLahore = area('Phase 6', 'DHA, Lahore')
const inKarachi = area('Phase 6', 'DHA, Karachi')
const block = area('Phase 6 Block A', 'DHA, Lahore')

test('the whole name with what it lies in names one place', () => {
  expect(choosePlace('phase 6,  DHA, lahore', [inKarachi, inLahore, block])).toEqual({ place: inLahore })
})

test('a name that one place has names it, although others begin with it', () => {
  expect(choosePlace('Phase 6', [inLahore, block])).toEqual({ place: inLahore })
})

test('the name with its city is enough', () => {
  expect(choosePlace('Phase 6, Lahore', [inLahore, inKarachi, block])).toEqual({ place: inLahore })
})

test('a name in the other language names it too', () => {
  const urdu = {
    ...area('فیز 6', 'ڈی ایچ اے، لاہور'),
    otherLanguage: { name: 'Phase 6', within: 'DHA, Lahore' },
  }
  expect(choosePlace('Phase 6, DHA, Lahore', [block, urdu])).toEqual({ place: urdu })
})

test('a text that one place alone may mean names it', () => {
  expect(choosePlace('dha lahor block a', [block])).toEqual({ place: block })
})

test('a name that several places have is left to the visitor', () => {
  expect(choosePlace('Phase 6', [inLahore, inKarachi])).toEqual({ choices: [inLahore, inKarachi] })
  expect(choosePlace('nowhere', [])).toEqual({ choices: [] })
})
