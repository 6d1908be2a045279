import { expect, test } from 'vitest'
import { buildingInTitle, parsePossession } from './read-building.ts'

test.each([
  ['Ready', 'ready'],
  ['ready to move in', 'ready'],
  ['Possession', 'ready'],
  ['Possesion available', 'ready'],
  ['YES', 'ready'],
  ['قبضہ', 'ready'],
  ['Grey-structure', 'grey structure'],
  ['Gray Structure', 'grey structure'],
  ['Under Construction', 'under construction'],
  ['under_construction', 'under construction'],
  ['زیرِ تعمیر', 'under construction'],
  ['Not yet', 'not yet'],
  ['No', 'not yet'],
  ['Non-possession', 'not yet'],
  ['Off plan', 'not yet'],
  ['قبضہ نہیں', 'not yet'],
  ['perhaps', undefined],
  ['', undefined],
])("possession '%s' is %s", (text, possession) => {
  expect(parsePossession(text)).toBe(possession)
})

test.each([
  ['5 marla possession plot', { possession: 'ready' }],
  ['Non possession plot, corner', { possession: 'not yet' }],
  ['10 marla grey structure house', { possession: 'grey structure' }],
  ['2 bed flat on 3rd floor, ready to move', { possession: 'ready', floor: 3 }],
  ['Shop ground floor for rent', { floor: 0 }],
  ['Portion first floor, built in 2019', { floor: 1, year_built: 2019 }],
  ['Ground floor and first floor for rent', {}],
  ['Double storey house', {}],
  ['3 floor plaza', {}],
  ['فلیٹ پہلی منزل پر، زیر تعمیر', { possession: 'under construction', floor: 1 }],
  ['Plot in Block 2019', {}],
])("the title '%s' says %j", (title, told) => {
  expect(buildingInTitle(title)).toEqual(told)
})
