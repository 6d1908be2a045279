import { expect, test } from 'vitest'
import { createLog } from './log.ts'

const entry = { id: 'a', request: { method: 'GET', url: '/' }, status: 200, ms: 1, cache: 'hit' }

function linesOf(level: string, requests: boolean, url = '/'): string[] {
  const lines: string[] = []
  const sink = { write: (line: string) => void lines.push(line), flushSync: () => {} }
  createLog({ level, terminal: false, requests }, sink).request({ ...entry, request: { method: 'GET', url } })
  return lines
}

test('in production requests are logged when the level asks for it, and else not', () => {
  expect(linesOf('info', false)).toHaveLength(0)
  expect(linesOf('debug', false)).toHaveLength(1)
})

test('while developing every request is logged, unless the level says less', () => {
  expect(linesOf('info', true)).toHaveLength(1)
  expect(linesOf('warn', true)).toHaveLength(0)
})

test('a line has the address without its query and without what opens somebody’s alerts', () => {
  const [search = ''] = linesOf('info', true, '/search?q=0300+1234567')
  expect(JSON.parse(search)).toMatchObject({ method: 'GET', path: '/search', status: 200, cache: 'hit' })
  const [alerts = ''] = linesOf('info', true, '/alerts/NPm3cPDBZ5-dGmQq8aZ_2AEIrhtwMsZYTgYV5XqJzxGA?done=1')
  expect(JSON.parse(alerts).path).toBe('/alerts/…')
})
