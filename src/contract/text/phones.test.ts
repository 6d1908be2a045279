import { describe, expect, it } from 'vitest'
import { formatPhone, telLink, trimPhone, whatsAppLink } from './phones.ts'

describe('a phone loses its first prefix out of +920, +92, 920, 92, 0 (S5.5)', () => {
  it.each([
    ['+9203001234567', '3001234567'],
    ['+923001234567', '3001234567'],
    ['9203001234567', '3001234567'],
    ['923001234567', '3001234567'],
    ['03001234567', '3001234567'],
    ['3001234567', '3001234567'],
    ['00923001234567', '0923001234567'],
    ['', ''],
  ])('%s becomes %s', (phone, trimmed) => {
    expect(trimPhone(phone)).toBe(trimmed)
  })
})

describe('a phone can be called and written to from anywhere', () => {
  it.each([
    ['0300 1234567', 'tel:+923001234567'],
    ['+92 (300) 123-4567', 'tel:+923001234567'],
    ['00923001234567', 'tel:+923001234567'],
    ['923001234567', 'tel:+923001234567'],
    ['+92 51 111 000 222', 'tel:+9251111000222'],
    ['+971 50 123 4567', 'tel:+971501234567'],
    ['0044 20 7946 0000', 'tel:+442079460000'],
    ['۰۳۰۰ ۱۲۳۴۵۶۷', 'tel:+923001234567'],
  ])('%s is called by %s', (phone, link) => {
    expect(telLink(phone)).toBe(link)
  })

  it('opens WhatsApp with the text written, whatever characters it holds', () => {
    expect(whatsAppLink('0300 1234567', 'Is #1042 "10 Marla & corner" available?')).toBe(
      'https://wa.me/923001234567?text=Is%20%231042%20%2210%20Marla%20%26%20corner%22%20available%3F',
    )
  })
})

describe('a phone is shown in groups', () => {
  it.each([
    ['03001234567', '+92 300 1234567'],
    ['+923001234567', '+92 300 1234567'],
    ['+9251111000222', '+92 51 111 000 222'],
    ['0512345678', '+92 51 2345678'],
    ['02134567890', '+92 21 34567890'],
    ['0992345678', '+92 992 345678'],
    ['0912345678', '+92 91 2345678'],
    ['+971 50 123 4567', '+971 50 123 4567'],
    ['1122', '1122'],
  ])('%s as %s', (phone, shown) => {
    expect(formatPhone(phone)).toBe(shown)
  })
})
