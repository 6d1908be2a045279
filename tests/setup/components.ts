/** A component in a test, as a page in a journey, has nothing to complain about. */
import { afterEach, beforeEach, expect, vi } from 'vitest'
import type { Gate } from '#site/gate/gate.ts'

// As the first script of a page leaves it where scripts have taken it over.
document.documentElement.dataset.scripts = ''
const gate: Gate = { state: 'live', stayPlain() {}, typed: () => '', loadAnew() {}, tell() {} }
Object.assign(globalThis, { aanganGate: gate })

beforeEach(() => {
  vi.spyOn(console, 'error')
})

afterEach(() => {
  expect(vi.mocked(console.error).mock.calls, 'errors in the console').toEqual([])
})
