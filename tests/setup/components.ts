/** A component in a test, as a page in a journey, has nothing to complain about. */
import { afterEach, beforeEach, expect, vi } from 'vitest'

beforeEach(() => {
  vi.spyOn(console, 'error')
})

afterEach(() => {
  expect(vi.mocked(console.error).mock.calls, 'errors in the console').toEqual([])
})
