import { describe, expect, test } from 'vitest'
import { bookingTerms } from '#agency'
import { refundReasons } from '#contract/bookings/bookings.ts'
import { leadKinds } from '#contract/leads/leads.ts'
import { lettersOf as bookingLetters } from '../bookings/emails.ts'
import type { BookingRow, PaymentRow } from '../bookings/rows.ts'
import { lettersOf as leadLetters } from '../leads/emails.ts'
import type { StoredLead } from '../leads/read-leads.ts'
import type { EmailMessage } from './email.ts'

const siteUrl = 'https://homes.example'
const visitor = { name: 'عائشہ خان', email: 'ayesha@example.com', phone: '+92 300 1234567' }

const lead: StoredLead = {
  ...visitor,
  id: 7,
  reference: 'AG-7K2M9P',
  kind: 'inquiry',
  status: 'new',
  owner_id: null,
  language: 'ur',
  payload: {},
  estimate: null,
  listing: null,
  project: null,
}

const booking: BookingRow = {
  ...visitor,
  id: 3,
  reference: 'AG-B00K3D',
  project_id: 1,
  unit_id: 5,
  unit_number: 'A-101',
  unit_type: 'Two bedrooms',
  unit_price: 21_000_000,
  amount: 500_000,
  phone_e164: '+923001234567',
  language: 'ur',
  state: 'held',
  release_reason: null,
  gateway: 'bank-transfer',
  checkout: null,
  held_until: new Date('2026-11-22T10:04:00Z'),
  confirmed_at: new Date('2026-11-20T10:04:00Z'),
  confirm_code: null,
  wrong_codes: 0,
  held_from: null,
  booked_at: null,
  created_at: new Date('2026-11-20T10:00:00Z'),
  updated_at: new Date('2026-11-20T10:00:00Z'),
}

const payment: PaymentRow = {
  id: 9,
  booking_id: 3,
  gateway: 'bank-transfer',
  gateway_id: 'TT-81',
  amount: 500_000,
  currency: 'PKR',
  status: 'paid',
  source: 'staff',
  refund: null,
  refund_reason: null,
  refunded_at: null,
  created_at: new Date('2026-11-21T10:00:00Z'),
}

const project = { id: 1, name: 'Palm Court', name_ur: '', slug: 'palm-court' }
const mailsOf = (more: Partial<BookingRow>, payments: PaymentRow[] = []) =>
  bookingLetters({ booking: { ...booking, ...more }, type_ur: '', project, payments }, siteUrl)

function expectUrdu(mail: { subject: string; text: string; html: string } | undefined, reference: string) {
  expect(mail?.html).toMatch(/^<!doctype html><html lang="ur" dir="rtl">/)
  expect(mail?.subject).toMatch(/\p{Script=Arabic}/u)
  expect(mail?.text).toContain(`${siteUrl}/ur/`)
  expect(mail?.text).toContain(reference)
  // Nothing but what was typed, and names, is in Latin letters.
  expect(mail?.text).not.toMatch(/\b(the|your|you|is|of|and)\b/i)
}

describe('to a visitor who used the site in Urdu', () => {
  // A viewing has emails of its own: its times are confirmed, moved and called off.
  const thanked = leadKinds.filter((kind) => kind !== 'viewing')
  test.each(thanked)('the thanks for a request of the kind %s are Urdu', (kind) => {
    const [toAgency, toVisitor] = leadLetters({ ...lead, kind }, siteUrl)
    expectUrdu(toVisitor, lead.reference)
    expect(toVisitor?.html).toContain('<span dir="ltr">AG-7K2M9P</span>')
    expect(toAgency?.html).toContain('<html lang="en" dir="ltr">')
    expect(toAgency?.text).toContain('Language: Urdu')
  })

  const released = { state: 'released', unit_id: null } as const
  const refunded = (more: Partial<PaymentRow>) =>
    mailsOf({ ...released, release_reason: 'agency' }, [{ ...payment, ...more }])
  const written: [string, EmailMessage[]][] = [
    ['confirm hold', mailsOf({ confirmed_at: null, confirm_code: '012345' })],
    ['hold', mailsOf({})],
    ['hold over', mailsOf({ ...released, release_reason: 'time' })],
    ['given up', mailsOf({ ...released, release_reason: 'buyer' })],
    ['visitor', mailsOf({ state: 'booked', booked_at: new Date() }, [payment])],
    ...refundReasons.map((refund_reason): [string, EmailMessage[]] => [
      'refund of 9',
      refunded({ refund: 'needed', refund_reason }),
    ]),
    ['refunded 9', refunded({ refund: 'done', refund_reason: 'released' })],
  ]
  test.each(written)('the email %s is Urdu, and what the agency gets is English', (purpose, mails) => {
    const toBuyer = mails.find((mail) => mail.purpose === purpose)
    expectUrdu(toBuyer && { ...toBuyer, text: withoutData(toBuyer.text) }, booking.reference)
    for (const mail of mails.filter(({ recipient }) => recipient !== booking.email))
      expect(mail.html).toContain('<html lang="en" dir="ltr">')
  })
})

/**
 * Leaves out the names of the agency and the project, which are in the language in which they were entered.
 */
function withoutData(text: string): string {
  const { bank, title } = bookingTerms.account
  return text.replace(bank, '').replace(title, '')
}
