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
  ['3 phase', ['threePhasePower']],
  ['Three phase meter', ['threePhasePower']],
  ['Phase 1', []],
  ['Block 3 Phase 1', []],
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
  ['Workshop with 3-phase power', ['threePhasePower']],
  ['House with 2 kitchens', ['secondKitchen']],
  ['کارنر پلاٹ برائے فروخت، قسطوں پر', ['corner', 'instalments']],
])("the title '%s' mentions %j", (title, features) => {
  expect(featuresInTitle(title)).toEqual(features)
})

test.each([
  'DHA Phase 1',
  '10 Marla plot in Block 3, Phase 1',
  'House in DHA Phase 3, Phase 3 Extension',
  'Sector 3 Phase 2 plot file',
  'House in Block 2, kitchen renovated',
  'Plot 2 Storey Heights',
  'ڈی ایچ اے فیز 3 فیز 1',
])("the numbers of a place in '%s' are no feature", (title) => {
  expect(featuresInTitle(title)).toEqual([])
})
