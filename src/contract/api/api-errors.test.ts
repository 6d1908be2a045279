import { expect, it } from 'vitest'
import { ApiError } from './api-errors.ts'

it('an error on the wire has a code, a sentence and, for wrong fields, their messages (D4)', () => {
  const error = { code: 'invalid', message: 'Please check the form.', fields: { minPrice: 'Not a number' } }
  expect(ApiError.parse({ error })).toEqual({ error })
  expect(ApiError.safeParse({ message: 'Oops' }).success).toBe(false)
})
