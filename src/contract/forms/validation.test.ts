import { describe, expect, it } from 'vitest'
import {
  email,
  number,
  numericPhone,
  phone,
  phoneNumber,
  place,
  type Rule,
  required,
  text,
} from './validation.ts'

/** Each rule of S5.2 with its message, what it accepts and what it refuses. */
const table: Array<[string, Rule, string, string[], string[]]> = [
  ['required', required, 'This is a required field', ['x', '0', ' '], ['']],
  ['number', number, 'Not a number', ['', '7', '-1.5', ' 12 '], ['seven', '7 marla', 'Infinity', 'NaN']],
  [
    'email',
    email,
    'Not a valid email address',
    [
      '',
      'a@b.pk',
      'Ayesha.Khan+home@Mail.Example.COM',
      "o'neil@x-y.info",
      'عائشہ@mail.pk',
      'ali@shop.online',
      'x@bank.insurance',
      'a@b.museum',
      'sales&rent/lahore=1@1st-homes.com.pk',
      'info@xn--mgbtf8fl.xn--mgbai9azgqp6j',
    ],
    [
      'a@b',
      'a@b.c',
      'a@b.c0m',
      'a@10.0.0.1',
      'a@-b.pk',
      'a@b-.pk',
      '@b.pk',
      'a b@c.pk',
      'a@@b.pk',
      'a@b..pk',
      'a@b.pk\nBcc: x@y.pk',
      'a@b.pk,c@d.pk',
      '<a@b.pk>',
    ],
  ],
  [
    'text',
    text,
    'Invalid characters',
    ['', 'Islamabad', 'D.H.A. Phase', 'São Paulo', 'راولپنڈی', 'बाहरिया', 'نئی\u200cدہلی'],
    ['Block 5', 'F-10', ' ', '...', ' . ', 'a,b', '<b>', "Ali's"],
  ],
  ['phone', phone, 'Invalid Phone Number', ['', '1234567', 'call me'], ['123456']],
  [
    'place',
    place,
    'Invalid characters',
    [
      '',
      'G-13',
      'G-16/2',
      'F-10',
      'DHA Phase 6',
      'Gulberg 3',
      'Plot #12, Main Blvd. (Block B & C)',
      "Ali's Town",
      'ڈی ایچ اے فیز ۶، لاہور',
      '1',
    ],
    [' ', '...', '-', '<b>', 'a@b', 'a\\b'],
  ],
  [
    'numeric phone',
    numericPhone,
    'Not a number',
    ['', '03001234567', '+92 300 123-4567', '0300.1234567', '۰۳۰۰ ۱۲۳۴۵۶۷'],
    ['call me', '0300x1234567'],
  ],
  [
    'Phone Number field',
    phoneNumber,
    'Invalid Phone Number',
    [
      '',
      '0300123456',
      '03001234567',
      '+92 300 123-4567',
      '+971 50 123 4567',
      '+1 (416) 555-0123',
      '+92 51 111 000 222',
      '0092 300 1234567',
      '00 123 456 789 012 345',
      '(0300) 123.45.67',
      '٠٣٠٠ ١٢٣ ٤٥٦٧',
      '\u202a+92 300 1234567\u202c',
    ],
    ['030012345', '(0300) 12-345', '00 300 123456', '+123 456 789 012 345 6'],
  ],
]

describe.each(table)('the %s rule (S5.2)', (_name, rule, message, accepted, refused) => {
  it.each(accepted)('accepts "%s"', (value) => {
    expect(rule(value)).toBeUndefined()
  })
  it.each(refused)('refuses "%s"', (value) => {
    expect(rule(value)).toBe(message)
  })
})

it('answers immediately to a hostile email of any shape', () => {
  expect(email(`${'a'.repeat(50_000)}@${'a.'.repeat(50_000)}`)).toBe('Not a valid email address')
})
