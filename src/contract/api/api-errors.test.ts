import { expect, it } from 'vitest'
import { z } from 'zod'
import { ApiError, fieldMessages } from './api-errors.ts'

it('an error on the wire has a code, a sentence and, for wrong fields, their messages (D4)', () => {
  const error = { code: 'invalid', message: 'Please check the form.', fields: { minPrice: 'Not a number' } }
  expect(ApiError.parse({ error })).toEqual({ error })
  expect(ApiError.safeParse({ message: 'Oops' }).success).toBe(false)
})

it('a refused request names each wrong field once, by its own name, with its first message', () => {
  const Query = z.object({
    minPrice: z.coerce.number({ error: 'Not a number' }).refine(() => false, 'Never'),
    areaIds: z.array(z.coerce.number({ error: 'Not a number' })),
  })
  const result = Query.safeParse({ minPrice: 'cheap', areaIds: ['1', 'a', 'b'] })
  expect(fieldMessages(result.error?.issues ?? [])).toEqual({
    minPrice: 'Not a number',
    areaIds: 'Not a number',
  })
})
