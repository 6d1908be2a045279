import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { type CalendarEvent, calendarFile } from './calendar-file.ts'

const evening: CalendarEvent = {
  uid: 'dubai-re-event-2027@homes.example',
  changedAt: new Date('2026-11-20T00:00:00Z'),
  starts: new Date('2027-02-13T14:00:00Z'),
  ends: new Date('2027-02-13T18:00:00Z'),
  title: 'Evening; with tea, cake \\ and maps',
  description:
    'First line.\nSecond line, and one that is so long that it has to go on in another line of the file.',
  location: 'The Courtyard Hall, Business Bay',
  lat: 25.1853,
  long: 55.2724,
  url: 'https://homes.example/dubai-re-event',
  organizer: { name: 'Khan "&" Sons: Estates', email: 'hello@homes.example' },
}

/** What a calendar program reads in the file. */
function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file))
  const component = calendar.getFirstSubcomponent('vevent')
  if (!component) throw new Error('There is no event in the file')
  return { calendar, component, event: new ICAL.Event(component) }
}

test('a calendar reads the event as it was written', () => {
  const { calendar, component, event } = read(calendarFile(evening, 'Khan & Sons'))
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0')
  expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH')
  expect(event.uid).toBe(evening.uid)
  expect(event.summary).toBe(evening.title)
  expect(event.description).toBe(evening.description)
  expect(event.location).toBe(evening.location)
  expect(event.startDate.toJSDate()).toEqual(evening.starts)
  expect(event.endDate.toJSDate()).toEqual(evening.ends)
  expect(event.startDate.zone).toBe(ICAL.Timezone.utcTimezone)
  expect(component.getFirstPropertyValue('url')).toBe(evening.url)
  expect(component.getFirstPropertyValue('geo')).toEqual([25.1853, 55.2724])
  const organizer = component.getFirstProperty('organizer')
  expect(organizer?.getFirstValue()).toBe('mailto:hello@homes.example')
  expect(organizer?.getParameter('cn')).toBe(evening.organizer.name)
})

test('lines end as the standard wants and have at most 75 bytes, in any script', () => {
  const urdu = 'دبئی میں جائیداد کی شام '.repeat(12)
  const file = calendarFile({ ...evening, description: urdu, title: '🏠'.repeat(60) }, 'آنگن')
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  const { event } = read(file)
  expect(event.description).toBe(urdu)
  expect(event.summary).toBe('🏠'.repeat(60))
})

test('nothing in a text can begin a line of its own', () => {
  const hostile = 'a\r\nEND:VEVENT\rBEGIN:VALARM\nb'
  const file = calendarFile(
    { ...evening, title: hostile, url: hostile, organizer: { name: hostile, email: hostile } },
    hostile,
  )
  expect(file.split('\r\n').filter((line) => /^(END:VEVENT|BEGIN:VALARM|b)/.test(line))).toEqual([
    'END:VEVENT',
  ])
  expect(read(file).event.summary).toBe('a\nEND:VEVENT\nBEGIN:VALARM\nb')
})

test('a later change of the event counts over an earlier one', () => {
  const sequence = (changedAt: Date) => read(calendarFile({ ...evening, changedAt }, 'x')).event.sequence
  expect(sequence(new Date('2026-11-21T00:00:00Z'))).toBeGreaterThan(sequence(evening.changedAt))
})
