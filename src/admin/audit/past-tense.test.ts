import { expect, test } from 'vitest'
import { pastTense } from './past-tense.ts'

test.each([
  ['create', 'listing', 'created'],
  ['sign in', 'staff', 'signed in'],
  ['move', 'lead', 'changed the status of'],
  ['confirm', 'booking', 'confirmed'],
  ['confirm', 'listing', 'confirmed the availability of'],
  ['import', 'listing', 'imported'],
  ['import', 'import', 'finished'],
  ['retry', 'job given up', 'retried'],
  ['declined payment', 'booking', 'recorded a declined payment for'],
])('%s of a %s reads %s', (action, entity, past) => {
  expect(pastTense(action, entity)).toBe(past)
})
