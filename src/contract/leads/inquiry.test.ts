import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { fieldMessages } from '../api/issues.ts'
import { Inquiry, PropertyInquiry } from './inquiry.ts'

const inquiry = {
  name: "Ayesha O'Neil-Khan",
  email: 'ayesha@mail.pk',
  phone: '0300 1234567',
  client_Location: 'Flat 5, Street 12, Multan',
  inquiry: 'Do you have a corner plot?\nThanks',
}

describe('an inquiry (S3.1, S5.1)', () => {
  it('is stored as the visitor wrote it, trimmed', () => {
    expect(Inquiry.parse({ ...inquiry, name: ` ${inquiry.name} ` })).toEqual(inquiry)
  })

  it('keeps only the fields of the form', () => {
    expect(Inquiry.parse({ ...inquiry, status: 'closed' })).toEqual(inquiry)
  })

  it.each([
    ['name', '', 'This is a required field'],
    ['name', undefined, 'This is a required field'],
    ['name', '   ', 'This is a required field'],
    ['name', 7, 'Invalid characters'],
    ['name', 'x'.repeat(101), 'Use at most 100 characters'],
    ['email', '', 'This is a required field'],
    ['email', 'ayesha@mail', 'Not a valid email address'],
    ['email', 'a@b.pk\r\nBcc: c@d.pk', 'Not a valid email address'],
    ['phone', '', 'This is a required field'],
    ['phone', 'call me please', 'Not a number'],
    ['phone', '030012345', 'Invalid Phone Number'],
    ['phone', '+92 300 1234 5678 90123', 'Invalid Phone Number'],
    ['client_Location', '', 'This is a required field'],
    ['client_Location', 'x'.repeat(201), 'Use at most 200 characters'],
    ['inquiry', '\n\n', 'This is a required field'],
    ['inquiry', 'x'.repeat(2001), 'Use at most 2,000 characters'],
  ])('with %s %j is refused: %s', (name, value, message) => {
    const sent = { ...inquiry, [name]: value }
    expect(fieldMessages(Inquiry.safeParse(sent).error?.issues ?? [], sent)).toEqual({ [name]: message })
  })

  it('drops characters that a database or an email header cannot hold', () => {
    const parsed = Inquiry.parse({ ...inquiry, name: 'Ali\r\nBcc: x@y.pk', inquiry: 'a\u0000b' })
    expect(parsed).toMatchObject({ name: 'Ali  Bcc: x@y.pk', inquiry: 'a b' })
  })
})

describe('a detail request on a listing', () => {
  const request = { property_id: 1042, name: 'Ali', email: 'ali@mail.pk', phone: '03001234567' }

  it.each([
    [undefined, 'I am interested in this property. Please send me the details.'],
    ['', 'I am interested in this property. Please send me the details.'],
    [' Is it still free? ', 'Is it still free?'],
  ])('with the message %j says %j', (message, stored) => {
    expect(PropertyInquiry.parse({ ...request, message }).message).toBe(stored)
  })

  it('takes the property ID of a plain form, which is text', () => {
    expect(PropertyInquiry.parse({ ...request, property_id: '1042' }).property_id).toBe(1042)
  })

  const refusalOf = (property_id: unknown) => {
    const sent = { ...request, property_id }
    return fieldMessages(PropertyInquiry.safeParse(sent).error?.issues ?? [], sent)
  }

  it.each([0, -1, 1.5, 'abc', 3e9, [], {}])('refuses the property ID %j', (property_id) => {
    expect(refusalOf(property_id)).toEqual({ property_id: 'Invalid ID' })
  })

  it.each(['', null, undefined])('needs a property ID, and %j is none', (property_id) => {
    expect(refusalOf(property_id)).toEqual({ property_id: 'This is a required field' })
  })
})

it('the forms can be told to others as JSON Schema', () => {
  expect(z.toJSONSchema(Inquiry, { io: 'input' })).toMatchObject({
    required: ['name', 'email', 'phone', 'client_Location', 'inquiry'],
    properties: { name: { type: 'string', maxLength: 100 } },
  })
  expect(z.toJSONSchema(PropertyInquiry, { io: 'input' })).toMatchObject({
    required: ['property_id', 'name', 'phone'],
    properties: { property_id: { type: 'integer' } },
  })
})
