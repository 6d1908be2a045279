import { useLayoutEffect, useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { AdminAnswer } from '#contract/admin/endpoints.ts'
import { answerAdmin, showInAdmin } from '#tests/support/components/admin-app.tsx'
import type { MapTarget } from '#ui/map/projection.ts'
import { ListingPicker } from '../leads/listing-picker.tsx'
import type { Area } from '../lookups.ts'
import { AreaPicker } from './area-picker.tsx'
import { MapFind } from './map-find.tsx'
import { PinField } from './pin-field.tsx'

const area = (id: number, name: string, parentId: number | null = null): Area => ({
  id,
  name,
  parentId,
  cityId: 1,
  kind: 'sector',
  lat: null,
  long: null,
  synonyms: [],
  listingCount: 0,
})
const areas = [area(4, 'G-13'), area(9, 'DHA Lahore'), area(12, 'Phase 5', 9)]

/** @param onShown when the list has come, and nothing was done about it yet */
function Areas({ known, onShown = () => {} }: { known: readonly Area[]; onShown?: () => void }) {
  const [id, setId] = useState<number | null>(null)
  const [here, setHere] = useState(known)
  useLayoutEffect(() => {
    if (here !== known) onShown()
  }, [here, known, onShown])
  return (
    <>
      <AreaPicker areas={here} value={id} error={undefined} onValue={setId} />
      <button type="button" onClick={() => setHere(areas)}>
        They have come
      </button>
      <output>{id ?? 'none'}</output>
    </>
  )
}

test('an area is known by its name, with its society where it lies in one, in any case', async () => {
  const { screen } = await showInAdmin(<Areas known={areas} />)
  const field = screen.getByRole('combobox', { name: 'Area' })
  await field.fill('g-13')
  await expect.element(screen.getByRole('status')).toHaveTextContent('4')
  await field.fill('phase 5')
  await expect.element(field).toHaveAccessibleDescription('Choose an area from the list')
  await field.fill('phase 5, dha lahore')
  await expect.element(screen.getByRole('status')).toHaveTextContent('12')
  await userEvent.tab()
  await expect.element(field).toHaveValue('Phase 5, DHA Lahore')
})

test('an area that is typed before the list has come is understood once it has', async () => {
  const { screen } = await showInAdmin(<Areas known={[]} />)
  await screen.getByRole('combobox', { name: 'Area' }).fill('G-13')
  await expect.element(screen.getByRole('status')).toHaveTextContent('none')
  await screen.getByRole('button', { name: 'They have come' }).click()
  await expect.element(screen.getByRole('status')).toHaveTextContent('4')
})

/** Types like the browser: React ignores changes made by its own setter. */
function typeOneMore(letter: string) {
  const field = document.querySelector('input')
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  setValue?.call(field, `${field?.value}${letter}`)
  field?.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

test('a letter that is typed while the list arrives is kept', async () => {
  const { screen } = await showInAdmin(<Areas known={[]} onShown={() => typeOneMore('3')} />)
  const field = screen.getByRole('combobox', { name: 'Area' })
  await field.fill('G-1')
  await screen.getByRole('button', { name: 'They have come' }).click()
  await expect.element(field).toHaveValue('G-13')
  await expect.element(screen.getByRole('status')).toHaveTextContent('4')
})

const home: AdminAnswer<'listings'>['data'][number] = {
  id: 11,
  title: '10-marla house in G-13',
  status: 'published',
  purpose: 'sale',
  type: 'residential',
  subtype: 'house',
  price: 32_500_000,
  size: { value: 10, unit: 'marla' },
  beds: 4,
  city: { id: 1, name: 'Islamabad' },
  area: { id: 4, name: 'G-13' },
  agent: { id: 2, name: 'Bilal Ahmed' },
  featured: false,
  image: null,
  image_count: 0,
  source: 'admin',
  published_at: '2026-11-01T09:00:00Z',
  confirmed_at: null,
  created_at: '2026-11-01T09:00:00Z',
  updated_at: '2026-11-20T09:00:00Z',
  to_confirm: false,
  next: [],
}

function Property() {
  const [id, setId] = useState<number | null>(null)
  return <ListingPicker value={id} error={undefined} onValue={setId} />
}

test('a property is found by its ID or words, chosen with the keyboard, and changed again', async () => {
  const calls = answerAdmin({
    listings: ({ query }) => ({
      data: query.q === 'house' ? [home] : [],
      pagination: { per_page: 50, current_page: 1, total_pages: 1, total_records: 1 },
    }),
  })
  const { screen } = await showInAdmin(<Property />)
  const field = screen.getByRole('combobox')
  await field.fill('nothing like it')
  await expect.element(screen.getByText('No properties match this search')).toBeVisible()
  await field.fill('house')
  await expect.element(screen.getByRole('option', { name: /10-marla house/ })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('PKR 3.25 Crore')).toBeVisible()
  await expect.element(screen.getByText('Agent: Bilal Ahmed')).toBeVisible()
  await screen.getByRole('button', { name: 'Change property' }).click()
  await expect.element(field).toBeVisible()
  expect(calls.map(({ query }) => query.q)).toEqual(['nothing like it', 'house'])
})

function Place() {
  const [place, setPlace] = useState<{ lat: number; long: number }>()
  return (
    <PinField
      areas={areas}
      areaId={4}
      city={{ lat: 33.69, long: 73.05 }}
      place={place}
      error={undefined}
      onPlace={setPlace}
    />
  )
}

test('a place is pasted as a map service gives it, and taken away again', async () => {
  const { screen } = await showInAdmin(<Place />)
  const field = screen.getByRole('textbox', { name: 'Latitude, longitude' })
  await field.fill('33.6938')
  await expect.element(field).toHaveAccessibleDescription(/^Enter two numbers/)
  await field.fill('33.6938, 73.0652')
  await screen.getByRole('button', { name: 'Remove pin' }).click()
  await expect.element(field).toHaveValue('')
})

test('a map goes to a place by its name; one without a position says so', async () => {
  const calls = answerAdmin({
    cities: () => [],
    areas: () => [
      {
        id: 4,
        city_id: 1,
        parent_id: null,
        name: 'F-7',
        kind: 'sector',
        lat: null,
        long: null,
        synonyms: [],
        listing_count: 3,
      },
    ],
    suggestions: () => [
      { kind: 'area', id: 4, name: 'F-7', city_id: 1, within: 'Islamabad', listing_count: 3 },
      { kind: 'agent', id: 2, name: 'F-7 Agent', title: 'Sales agent' },
      {
        kind: 'landmark',
        category: 'market',
        name: 'F-7 Markaz',
        within: 'Islamabad',
        lat: 33.721,
        long: 73.055,
      },
    ],
  })
  const found: MapTarget[] = []
  const { screen } = await showInAdmin(<MapFind onFound={(target) => found.push(target)} />)
  const field = screen.getByRole('combobox', { name: /^Find on the map/ })
  await field.fill('F-7')
  await expect.poll(() => calls.some(({ query }) => query.text === 'F-7')).toBe(true)
  await expect.poll(() => document.querySelectorAll('datalist option').length).toBe(2)
  await field.fill('F-7 Markaz, Islamabad')
  await expect.poll(() => found).toEqual([{ center: { lat: 33.721, long: 73.055 }, zoom: 16 }])
  await field.fill('F-7, Islamabad')
  await expect.element(field).toHaveAccessibleDescription('This place has no position on the map yet')
  expect(found).toHaveLength(1)
})
