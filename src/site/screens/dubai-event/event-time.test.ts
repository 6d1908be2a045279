import { expect, test } from 'vitest'
import { inLanguage } from '#messages/language.ts'
import { clockText, dayText, eventPhase, hoursText } from './event-time.ts'

const evening = { startsAt: '2027-02-13 18:00', endsAt: '2027-02-13 22:00', timeZone: 'Asia/Dubai' }

test.each([
  ['2026-11-21T10:00:00Z', 'coming'],
  ['2027-02-13T13:59:59Z', 'coming'],
  ['2027-02-13T14:00:00Z', 'on'],
  ['2027-02-13T17:59:59Z', 'on'],
  ['2027-02-13T18:00:00Z', 'over'],
  ['2027-03-01T00:00:00Z', 'over'],
])('at %s an evening from six to ten in Dubai is %s', (now, phase) => {
  expect(eventPhase(evening, new Date(now))).toBe(phase)
})

test('an evening that ends after midnight goes on until then', () => {
  const late = { ...evening, endsAt: '2027-02-14 01:00' }
  expect(eventPhase(late, new Date('2027-02-13T20:59:00Z'))).toBe('on')
  expect(eventPhase(late, new Date('2027-02-13T21:00:00Z'))).toBe('over')
})

test('day and hours are those of the place', () => {
  expect(dayText(evening)).toBe('Saturday, 13 Feb 2027')
  expect(hoursText(evening)).toBe('6 pm to 10 pm, Dubai time')
})

test.each([
  ['00:00', '12 am'],
  ['09:05', '9:05 am'],
  ['12:00', '12 pm'],
  ['18:45', '6:45 pm'],
])('%s is said as %s', (clock, words) => {
  expect(clockText(clock)).toBe(words)
})

test('in Urdu the hours have the word for the part of the day', () => {
  inLanguage('ur', () => {
    expect(clockText('18:45')).toBe('شام کے 6:45 بجے')
    expect(hoursText(evening)).toBe('شام کے 6 بجے سے رات کے 10 بجے تک، مقامی وقت کے مطابق')
  })
})
