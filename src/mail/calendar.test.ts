import { expect, test } from 'vitest'
import { foldLines, methodOf, writeCalendar } from './calendar.ts'

const appointment = {
  uid: 'AG-7K3M-9QXD@homes.example',
  sequence: 3,
  begins: new Date('2026-12-02T19:30:00Z'),
  minutes: 60,
  title: 'Viewing: House; 10 marla, corner',
  place: 'DHA Phase 6, Lahore',
  text: 'Agent: Sana\nCall \\ write',
  link: 'https://homes.example/viewing/secret',
}
const now = new Date('2026-12-01T08:00:00Z')
const organizer = { name: 'Aangan "Homes"', email: 'hello@homes.example' }

test('an invitation says when, where and by whom, in UTC, with its own signs escaped', () => {
  const calendar = writeCalendar({
    method: 'REQUEST',
    appointments: [appointment],
    now,
    organizer,
    attendee: 'visitor@example.com',
  })
  expect(calendar.split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Aangan//Viewings//EN',
    'METHOD:REQUEST',
    'BEGIN:VEVENT',
    'UID:AG-7K3M-9QXD@homes.example',
    'SEQUENCE:3',
    'DTSTAMP:20261201T080000Z',
    'DTSTART:20261202T193000Z',
    'DTEND:20261202T203000Z',
    'SUMMARY:Viewing: House\\; 10 marla\\, corner',
    'LOCATION:DHA Phase 6\\, Lahore',
    'DESCRIPTION:Agent: Sana\\nCall \\\\ write',
    'URL:https://homes.example/viewing/secret',
    'STATUS:CONFIRMED',
    'ORGANIZER;CN="Aangan Homes":mailto:hello@homes.example',
    'ATTENDEE;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:visitor@example.com',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
  expect(methodOf(calendar)).toBe('REQUEST')
})

test('a cancellation has the same number and says so', () => {
  const calendar = writeCalendar({ method: 'CANCEL', appointments: [appointment], now })
  expect(calendar).toContain('UID:AG-7K3M-9QXD@homes.example\r\n')
  expect(calendar).toContain('STATUS:CANCELLED\r\n')
  expect(methodOf(calendar)).toBe('CANCEL')
})

test('lines are folded at 75 bytes without cutting a letter, and unfold to what they were', () => {
  const title = 'پانچ مرلہ گھر، ڈی ایچ اے فیز چھ، '.repeat(6)
  const calendar = writeCalendar({ method: 'PUBLISH', appointments: [{ ...appointment, title }], now })
  const lines = foldLines(calendar).split('\r\n')
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  expect(foldLines(calendar)).not.toContain('\ufffd')
  expect(foldLines(calendar).replaceAll('\r\n ', '')).toBe(calendar)
})
