import '../styles.css'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { endpoints } from '#contract/api/endpoints.ts'
import { answerCalls } from '#tests/support/components/answer-calls.ts'
import { describeSite } from '#tests/support/components/describe-site.ts'
import PlaceMap from './place-map.tsx'

const khushab = { id: 7, name: 'Khushab', slug: 'khushab', lat: 32.3, long: 72.35 }
const block = { id: 70, name: 'New Block' }

test('a place whose area has no position is shown by its city, named on the map', async () => {
  describeSite()
  answerCalls(endpoints, {
    areas: () => [
      {
        ...{ ...block, city_id: khushab.id, parent_id: null, kind: 'block' as const, lat: null, long: null },
        ...{ synonyms: [], listing_count: 1 },
      },
    ],
    areaOutlines: () => ({ data: [] }),
    cities: () => [khushab],
    cityOutlines: () => ({ data: [] }),
  })
  const screen = await render(
    <div style={{ position: 'relative', width: 500, height: 380 }}>
      <PlaceMap place={{ lat: null, long: null, area: block, city: khushab }} />
    </div>,
  )
  const map = screen.getByRole('figure', { name: 'Map of Khushab and surroundings' })
  await expect.element(map.getByText('Khushab')).toBeVisible()
  // The city is in the middle of the map.
  const point = map.element().querySelector('circle')
  expect([point?.getAttribute('cx'), point?.getAttribute('cy')]).toEqual(['250', '190'])
})
