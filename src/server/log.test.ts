import { expect, test } from 'vitest'
import { createLog } from './log.ts'

const entry = { id: 'a', method: 'GET', path: '/', status: 200, ms: 1, cache: 'hit' }

function linesOf(level: string, requests: boolean): number {
  const lines: string[] = []
  const sink = { write: (line: string) => void lines.push(line), flushSync: () => {} }
  createLog({ level, terminal: false, requests }, sink).request(entry)
  return lines.length
}

test('in production requests are logged when the level asks for it, and else not', () => {
  expect(linesOf('info', false)).toBe(0)
  expect(linesOf('debug', false)).toBe(1)
})

test('while developing every request is logged, unless the level says less', () => {
  expect(linesOf('info', true)).toBe(1)
  expect(linesOf('warn', true)).toBe(0)
})
