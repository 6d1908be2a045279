import { expect, test } from 'vitest'
import { isDoubtful } from './doubtful-name.ts'

test.each([
  'G-13/4',
  'DHA Phase 9',
  "Officers' Colony (Block A & B)",
  'Sector #5, Street 12',
  'گلبرگ ۳',
  'Château d’Or',
  'Gulberg – 3',
  'Chak No. 208/RB',
  'Bahria Town: Phase 8',
])('%s is the name of a place', (name) => {
  expect(isDoubtful(name)).toBe(false)
})

test.each([
  '<script>',
  '<img src=x onerror=alert(1)>',
  '{{7*7}}',
  'www.example.com',
  'homes.com.pk',
  'Call 0300 1234567',
  '٠٣٠٠-١٢٣٤٥٦٧',
  'ali@example.com',
  '=SUM(A1)',
  'a\\b',
])('%s is doubtful', (name) => {
  expect(isDoubtful(name)).toBe(true)
})
