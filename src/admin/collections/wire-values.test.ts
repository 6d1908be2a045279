import { expect, test } from 'vitest'
import { wireValues } from './wire-values.ts'

test('an answer’s keys are those of the wire again, at any depth', () => {
  expect(
    wireValues(['given_on', 'projectID'], { givenOn: [{ sizeUnit: 'marla' }], projectID: 7, id: 1 }),
  ).toEqual({
    given_on: [{ size_unit: 'marla' }],
    projectID: 7,
  })
})
