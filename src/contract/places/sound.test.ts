import { expect, test } from 'vitest'
import { plainWords } from './plain-words.ts'
import { soundOf } from './sound.ts'

const heard = (text: string) => plainWords(text).map(soundOf)

test.each([
  ['Gulberg', 'gulburg', 'gulbarg', 'گلبرگ'],
  ['Bahria', 'behria', 'bahriya', 'بحریہ'],
  ['Johar', 'jauhar', 'johur', 'جوہر'],
  ['Lahore', 'lahor', 'lahaur', 'لاہور'],
  ['Karachi', 'karaachi', 'krachi', 'کراچی'],
  ['Clifton', 'kliften', 'کلفٹن'],
  ['Askari', 'askary', 'عسکری'],
  ['Iqbal', 'ikbaal', 'اقبال'],
  ['Peshawar', 'pishawar', 'پشاور'],
  ['Defence', 'defense', 'ڈیفنس'],
  ['Gulshan', 'gullshan', 'گلشن'],
  ['Faisal', 'fesal', 'فیصل'],
])('%s sounds like %s', (name, ...others) => {
  for (const other of others) expect(heard(other), other).toEqual(heard(name))
})

test('names that are others sound like others', () => {
  const names = [
    'Gulberg',
    'Gulshan',
    'Gulistan',
    'Bahria',
    'Johar',
    'Askari',
    'Clifton',
    'Model',
    'Valencia',
  ]
  expect(new Set(names.flatMap(heard)).size).toBe(names.length)
})

test('a number sounds like nothing', () => {
  expect(heard('G13 6')).toEqual(['', ''])
})
