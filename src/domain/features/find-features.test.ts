import { expect, test } from 'vitest'
import { featuresInTitle, featuresOfEntry } from './find-features.ts'

test.each([
  ['Corner', ['corner']],
  ['Corner Plot', ['corner']],
  ['CORNER PLOT AVAILABLE', ['corner']],
  ['park face', ['parkFacing']],
  ['Facing Park', ['parkFacing']],
  ['Possesion', ['possession']],
  ['Posession', ['possession']],
  ['Sui gas available', ['gas']],
  ['Gass', ['gas']],
  ['Fully furnished', ['furnished']],
  ['Semi-furnished', ['semiFurnished']],
  ['Un-furnished', ['unfurnished']],
  ['2 servant quarters', ['servantQuarter']],
  ['Servent Quarter', ['servantQuarter']],
  ['Electricity, Gas and Water', ['electricity', 'gas', 'water']],
  ['Swiming pool', ['swimmingPool']],
  ['On easy installments', ['instalments']],
  ['گیس', ['gas']],
  ['سوئی گیس', ['gas']],
  ['کونے والا پلاٹ', ['corner']],
  ['پارک کے سامنے', ['parkFacing']],
  ['Gas: no', []],
  ['Without gas', []],
  ['gas nahi hai', []],
  ['Near gas station', []],
  ['Helipad', []],
  ['', []],
])("the amenity '%s' means %j", (entry, features) => {
  expect(featuresOfEntry(entry)).toEqual(features)
})

test.each([
  ['10 Marla corner house for sale in Bahria Town Phase 8', ['corner']],
  ['Fully furnished 2 bed apartment', ['furnished']],
  ['Non furnished flat', ['unfurnished']],
  ['Plot on easy installment plan, facing park', ['instalments', 'parkFacing']],
  ['House with basement and gas available', ['basement', 'gas']],
  ['Basement for rent', []],
  ['Sui Gas Housing Society, 1 kanal plot', []],
  ['Garden Town house', []],
  ['Corner, non possession plot', ['corner']],
  ['کارنر پلاٹ برائے فروخت، قسطوں پر', ['corner', 'instalments']],
])("the title '%s' mentions %j", (title, features) => {
  expect(featuresInTitle(title)).toEqual(features)
})
