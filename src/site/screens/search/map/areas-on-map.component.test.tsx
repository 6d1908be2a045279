import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeSite } from '#tests/support/components/describe-site.ts'
import { AreasOnMap } from './areas-on-map.tsx'

const counts = {
  ...{ city: [], subtype: [], beds: [] },
  area: [
    { id: 1, name: 'F-6', count: 8 },
    { id: 2, name: 'F-7', count: 6 },
    { id: 3, name: 'DHA Islamabad', count: 50 },
  ],
}

test('with chosen areas the list beside the map has these alone, as the map has', async () => {
  describeSite()
  const screen = await render(<AreasOnMap counts={counts} choice={{ cityId: 1, areaIds: [1, 2] }} />)
  await screen.getByText('Areas on this map', { exact: false }).click()
  await expect.element(screen.getByRole('link', { name: /^F-6/ })).toBeVisible()
  expect(screen.getByRole('link').all()).toHaveLength(2)
  await screen.rerender(<AreasOnMap counts={counts} choice={{ cityId: 1 }} />)
  expect(screen.getByRole('link').all()).toHaveLength(3)
})
