import { beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { searchAddress } from '#contract/search/search-address.ts'
import { openSearch } from '#tests/support/components/search-screen.tsx'

const gulberg = {
  kind: 'area' as const,
  ...{ id: 7, name: 'Gulberg', city_id: 2, within: 'Lahore', listing_count: 41 },
}
const mall = {
  kind: 'landmark' as const,
  category: 'mall' as const,
  name: 'Centaurus Mall',
  within: 'F-8',
  lat: 33.707,
  long: 73.05,
}
const sara = { kind: 'agent' as const, id: 3, name: 'Sara Gul', title: 'Sales agent' }

beforeEach(() => localStorage.clear())

async function openBar(address: string) {
  const search = await openSearch(address, {
    suggestions: ({ query }) =>
      ['xyz', '0300 1234567'].includes(String(query.text)) ? [] : [gulberg, mall, sara],
  })
  return { ...search, box: search.screen.getByRole('combobox', { name: 'Area, project, landmark or ID' }) }
}

test('suggestions come in groups with their number announced, and the arrows choose one', async () => {
  const { screen, box, address } = await openBar('/search?purpose=rent&beds=3&keyword=lift&typed=lift')
  await box.fill('gul')
  await expect.element(screen.getByRole('group', { name: 'Cities and areas' })).toBeVisible()
  await expect.element(screen.getByRole('option', { name: 'Sara Gul Sales agent' })).toBeVisible()
  await expect.element(screen.getByRole('status').first()).toHaveTextContent('3 suggestions')
  await expect.element(box).toHaveAttribute('aria-expanded', 'true')
  await userEvent.keyboard('{ArrowUp}{ArrowDown}')
  const first = screen.getByRole('option', { name: 'Gulberg Lahore 41' })
  await expect.element(first).toHaveAttribute('aria-selected', 'true')
  await expect.element(box).toHaveAttribute('aria-activedescendant', first.element().id)
  await userEvent.keyboard('{Enter}')
  await expect.poll(address).toBe(searchAddress({ purpose: 'rent', cityId: 2, areaIds: [7], beds: 3 }))
})

test('Escape closes the list and keeps the text; Enter then searches for the words', async () => {
  const { screen, box, address } = await openBar('/search?purpose=sale&cityId=2')
  await box.fill('corner house')
  await expect.element(screen.getByRole('listbox')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument()
  await expect.element(box).toHaveAttribute('aria-expanded', 'false')
  await expect.element(box).toHaveValue('corner house')
  await userEvent.keyboard('{Enter}')
  await expect.poll(address).toBe(searchAddress({ cityId: 2, keyword: 'corner house' }))
})

test('choosing a landmark searches around it', async () => {
  const { screen, box, address } = await openBar('/search?purpose=sale&cityId=2&beds=2')
  await box.fill('centaurus')
  await screen.getByRole('option', { name: 'Centaurus Mall Shopping mall · F-8' }).click()
  const near = { near: '33.707,73.05,2', nearName: 'Centaurus Mall' }
  await expect.poll(address).toBe(searchAddress({ beds: 2, ...near }))
})

test('a text without suggestions shows a message', async () => {
  const { screen, box } = await openBar('/search?purpose=sale')
  await box.fill('xyz')
  await expect.element(screen.getByText('No places, projects or agents match this name')).toBeVisible()
  await box.fill('0300 1234567')
  await expect
    .element(screen.getByText('No property has this ID and no agent has this phone number'))
    .toBeVisible()
})

test('recent searches are listed below the empty field until they are cleared', async () => {
  const first = await openBar('/search?purpose=sale&cityId=2&beds=3')
  await expect.element(first.box).toBeVisible()
  await first.screen.unmount()
  const { screen, box, address } = await openBar('/search?purpose=sale')
  await box.click()
  const recent = screen.getByRole('option', { name: 'Properties for sale in Lahore Lahore, 3+ beds' })
  await expect.element(recent).toBeVisible()
  await recent.click()
  await expect.poll(address).toBe(searchAddress({ cityId: 2, beds: 3 }))
  await box.click()
  await screen.getByRole('button', { name: 'Clear recent searches' }).click()
  await expect.element(recent).not.toBeInTheDocument()
  expect(localStorage.length).toBe(0)
})

test('the location is requested only on a click, and rounded before the search', async () => {
  const asked = vi
    .spyOn(navigator.geolocation, 'getCurrentPosition')
    .mockImplementation((found) => found(positionAt(33.68437, 73.04789)))
  const { screen, box, address } = await openBar('/search?purpose=sale&beds=2')
  await box.click()
  const nearMe = screen.getByRole('option', { name: 'Near me Asks for your location' })
  await expect.element(nearMe).toBeVisible()
  expect(asked).not.toHaveBeenCalled()
  await nearMe.click()
  const near = { near: '33.684,73.048,2', nearName: 'your location' }
  await expect.poll(address).toBe(searchAddress({ beds: 2, ...near }))
  asked.mockRestore()
})

test('a browser that blocks the location gets an explanation', async () => {
  const asked = vi
    .spyOn(navigator.geolocation, 'getCurrentPosition')
    .mockImplementation((_, failed) => failed?.({ ...refusals, code: 1, message: '' }))
  const { screen, box } = await openBar('/search?purpose=sale')
  await box.click()
  await screen.getByRole('option', { name: 'Near me Asks for your location' }).click()
  await expect
    .element(screen.getByText('Allow location access in the browser’s settings', { exact: false }))
    .toBeVisible()
  asked.mockRestore()
})

const refusals = { PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 } as const

function positionAt(latitude: number, longitude: number): GeolocationPosition {
  const coords = {
    ...{ latitude, longitude, accuracy: 20, altitude: null },
    ...{ altitudeAccuracy: null, heading: null, speed: null },
  }
  return { coords: { ...coords, toJSON: () => coords }, timestamp: 0, toJSON: () => coords }
}
