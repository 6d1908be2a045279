import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { WireAnswer } from '#contract/api/endpoints.ts'
import { found, openSearch } from '#tests/support/components/search-screen.tsx'

const area = (id: number, name: string, more: Partial<WireAnswer<'areas'>[number]> = {}) => ({
  id,
  city_id: 1,
  parent_id: null,
  name,
  kind: 'sector' as const,
  lat: null,
  long: null,
  synonyms: [],
  listing_count: 0,
  ...more,
})

const areas = [
  area(4, 'G-13', { synonyms: ['جی تیرہ'] }),
  area(9, 'F-7'),
  area(11, 'Bahria Town', { kind: 'society' }),
  area(12, 'Phase 7', { kind: 'phase', parent_id: 11 }),
]
const counts = { subtype: [], area: [{ id: 11, name: 'Bahria Town', count: 1234 }], city: [], beds: [] }
const ofLahore = {
  kind: 'area',
  id: 30,
  name: 'Model Town',
  city_id: 2,
  within: 'Lahore',
  listing_count: 8,
} as const

const openAreas = async (address: string) => {
  const search = await openSearch(address, {
    search: () => found(20, { counts, areas: [{ id: 4, name: 'G-13', city: 'Islamabad' }] }),
    areas: () => areas,
    places: ({ query }) => (query.text === 'model town' ? [ofLahore] : []),
  })
  const bar = search.screen.getByRole('form', { name: 'Filters' })
  await bar.getByText('Areas').click()
  return { ...search, bar, boxes: bar.getByRole('checkbox') }
}

const names = (boxes: { elements: () => Element[] }) =>
  boxes.elements().map((box) => box.closest('label')?.textContent)

test('the chosen areas come first, then the others with what they would bring', async () => {
  const { boxes, address } = await openAreas('/search?purpose=sale&cityId=1&areaIds=4')
  await expect.poll(() => names(boxes)).toEqual(['G-130', 'Bahria Town1,234', 'F-70', 'Phase 70'])
  await expect.element(boxes.first()).toBeChecked()
  await boxes.nth(1).click()
  await expect.poll(address).toBe('/search?purpose=sale&cityId=1&areaIds=4,11')
  await boxes.first().click()
  await expect.poll(address).toBe('/search?purpose=sale&cityId=1&areaIds=11')
})

test.for([
  ['g13', 'G-13'],
  ['جی تیرہ', 'G-13'],
  ['bahria', 'Bahria Town'],
  ['bahria phase 7', 'Phase 7'],
] as const)("'%s' finds %s", async ([text, name]) => {
  const { bar, boxes, address } = await openAreas('/search?purpose=sale&cityId=1')
  await bar.getByLabelText('Find an area').fill(text)
  await expect.poll(() => names(boxes)?.[0]).toMatch(name)
  await userEvent.keyboard('{Enter}')
  expect(address()).toBe('/search?purpose=sale&cityId=1')
})

test('a name of another city leads there', async () => {
  const { bar, address } = await openAreas('/search?purpose=sale&cityId=1&areaIds=9')
  await bar.getByLabelText('Find an area').fill('model town')
  await expect.element(bar.getByText('No areas match this name')).toBeVisible()
  await bar
    .getByRole('region', { name: 'In other cities' })
    .getByRole('button', { name: /Model Town/ })
    .click()
  await expect.poll(address).toBe('/search?purpose=sale&cityId=2&areaIds=30')
})

test('without a city a place of any city is found', async () => {
  const { bar, address } = await openAreas('/search?purpose=sale')
  await bar.getByRole('combobox', { name: 'Find a location' }).fill('model town')
  await expect.element(bar.getByRole('option', { name: /Model Town/ })).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.poll(address).toBe('/search?purpose=sale&cityId=2&areaIds=30')
})
