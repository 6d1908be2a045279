import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { AdminAnswer } from '#contract/admin/endpoints.ts'
import { openAdmin } from '#tests/support/components/admin-app.tsx'

type Project = AdminAnswer<'showProject'>['data']

const saved: Project = {
  id: 4,
  version: 1,
  archived: false,
  last_saved: null,
  name: 'Canal Heights',
  name_ur: 'کینال ہائٹس',
  developer: 'Courtyard Developers',
  summary: 'Flats by the canal.',
  description: 'Two towers.',
  kind: 'Apartments',
  status: 'launching',
  possession_on: null,
  city_id: 1,
  area_id: null,
  lat: null,
  long: null,
  image: null,
  amenities: ['Lift'],
  approval_authority: 'LDA',
  noc_number: null,
  approval_status: 'in process',
  approval_checked_on: '2026-10-01',
  approval_reason: '',
  brochure: null,
  booking_open: false,
  booking_amount: 0,
  shown: false,
  unit_types: [
    {
      id: 9,
      name: 'Two-bed',
      name_ur: '',
      subtype: 'apartment',
      beds: 2,
      baths: 2,
      size_value: 1100,
      size_unit: 'sqft',
      price_from: 21_000_000,
      total: 40,
      available: 12,
      floor_plan: null,
      units: [],
    },
  ],
  payment_plan: [
    {
      name: 'Booking',
      name_ur: 'بکنگ',
      percent: 100,
      instalments: 1,
      due: 'Now',
      due_ur: '',
      starts: 'unknown',
      after_months: null,
      every_months: null,
    },
  ],
  images: [],
  floor_plans: [],
}

const open = async () => {
  const app = await openAdmin('/projects/4', {
    showProject: () => ({ data: saved }),
    cities: () => [],
    areas: () => [],
    changeProject: ({ body }) => ({ data: { ...saved, ...Object(body), version: 2 } }),
  })
  const field = (name: string, at = 0) => app.screen.getByRole('textbox', { name, exact: true }).nth(at)
  await expect.element(field('Name')).toBeVisible()
  return { ...app, field }
}

test('units and payments are asked for in both languages, each text beside its Urdu', async () => {
  const { screen, field, callsOf } = await open()
  const unit = screen.getByRole('group', { name: /^Unit types/ })
  const inUnit = (name: string) => unit.getByRole('textbox', { name, exact: true })
  await expect.element(inUnit('Name in Urdu')).toHaveAttribute('lang', 'ur')
  await inUnit('Name in Urdu').fill('دو بیڈ روم')
  await field('Due in Urdu').fill('ابھی')
  await field('Amenities in Urdu').fill('لفٹ\nباغ')
  await screen.getByRole('button', { name: 'Save', exact: true }).click()
  await expect
    .poll(() => callsOf('changeProject').map(({ body }) => body))
    .toMatchObject([
      {
        name_ur: 'کینال ہائٹس',
        amenities: ['Lift'],
        amenities_ur: ['لفٹ', 'باغ'],
        unit_types: [{ id: 9, name: 'Two-bed', name_ur: 'دو بیڈ روم' }],
        payment_plan: [{ name: 'Booking', name_ur: 'بکنگ', due: 'Now', due_ur: 'ابھی' }],
      },
    ])
})

test('on a phone the Urdu field is below the English one, as wide as the row', async () => {
  await page.viewport(360, 800)
  const { screen } = await open()
  const unit = screen.getByRole('group', { name: /^Unit types/ })
  const box = (name: string) =>
    unit.getByRole('textbox', { name, exact: true }).element().getBoundingClientRect()
  const [english, urdu] = [box('Name'), box('Name in Urdu')]
  expect(urdu.top).toBeGreaterThanOrEqual(english.bottom)
  expect(urdu.width).toBe(english.width)
  expect(urdu.width).toBeGreaterThan(250)
  expect(document.documentElement.scrollWidth).toBe(360)
})
