import { describe, expect, it } from 'vitest'
import { emptyList, type ListState, loadedList, nextListState, nextSendStatus } from './async-state.ts'

const full: ListState<string> = { data: ['a', 'b'], isLoading: false, isDataAvailable: true }
const loading: ListState<string> = { data: ['a'], isLoading: true, isDataAvailable: true }

describe('a list through its fetch (S4.2)', () => {
  it.each([
    ['is loading once started', full, { type: 'started' }, { ...full, isLoading: true }],
    [
      'loses its old data first when it clears',
      full,
      { type: 'started', clears: true },
      { data: [], isLoading: true, isDataAvailable: false },
    ],
    ['takes a data field', loading, { type: 'succeeded', payload: { data: ['a', 'b'] } }, full],
    ['takes the payload itself', loading, { type: 'succeeded', payload: ['a', 'b'] }, full],
    [
      'has nothing available when it is empty',
      loading,
      { type: 'succeeded', payload: [] },
      { data: [], isLoading: false, isDataAvailable: false },
    ],
    ['returns to its start on failure', loading, { type: 'failed' }, emptyList<string>()],
    [
      'may only stop loading on failure',
      loading,
      { type: 'failed', keepsData: true },
      { data: ['a'], isLoading: false, isDataAvailable: false },
    ],
  ] as const)('%s', (_what, state, event, next) => {
    expect(nextListState<string>(state, event)).toEqual(next)
  })

  it('is loaded from the start with server-rendered data', () => {
    expect(loadedList({ data: ['a', 'b'] })).toEqual(full)
  })
})

describe('a send status (S4.3)', () => {
  it.each([
    ['', 'started', 'sending'],
    ['sending', 'succeeded', 'sent'],
    ['sending', 'failed', 'error'],
    ['sent', 'reset', ''],
    ['error', 'reset', ''],
    ['error', 'started', 'sending'],
    ['', 'succeeded', ''],
    ['', 'failed', ''],
  ] as const)('"%s" after %s is "%s"', (status, event, next) => {
    expect(nextSendStatus(status, event)).toBe(next)
  })
})
