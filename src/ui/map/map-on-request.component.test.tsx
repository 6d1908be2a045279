import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { uiParts as t } from '#messages/common.ts'
import { MapOnRequest } from './map-on-request.tsx'

afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection')
})

const saveData = (is: boolean) =>
  Object.defineProperty(navigator, 'connection', {
    configurable: true,
    value: Object.assign(new EventTarget(), { saveData: is }),
  })

test('a visitor who saves data gets a map once it is asked for', async () => {
  saveData(true)
  const screen = await render(<MapOnRequest>The map</MapOnRequest>)
  expect(screen.getByText('The map').query()).toBeNull()
  await screen.getByRole('button', { name: t.showMap }).click()
  await expect.element(screen.getByText('The map')).toBeVisible()
})

test('others get it immediately', async () => {
  saveData(false)
  const screen = await render(<MapOnRequest>The map</MapOnRequest>)
  await expect.element(screen.getByText('The map')).toBeVisible()
})
