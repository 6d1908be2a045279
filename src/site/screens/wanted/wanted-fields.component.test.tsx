import '#site/styles.css'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { loadedList } from '#contract/api/async-state.ts'
import { endpoints } from '#contract/api/endpoints.ts'
import { wantedDefaults } from '#contract/leads/inquiry-fields.ts'
import { answerCalls } from '#tests/support/components/answer-calls.ts'
import { describeSite } from '#tests/support/components/describe-site.ts'
import type { City } from '../../cities.ts'
import { useForm } from '../../forms/use-form.ts'
import { wantedForm } from '../../forms/wanted-form.ts'
import { fromSearch } from './from-search.ts'
import { WantedFields } from './wanted-fields.tsx'

const cities = [
  { id: 1, name: 'Lahore', slug: 'lahore', lat: 31.52, long: 74.35 },
  { id: 2, name: 'Karachi', slug: 'karachi', lat: 24.86, long: 67.01 },
]

async function openForm(query: Parameters<typeof fromSearch>[0] = {}) {
  describeSite()
  answerCalls(endpoints, { areas: () => [], cities: () => cities })
  const { initial } = await fromSearch(query)
  const root = createRootRoute({
    loader: () => ({ cities: loadedList<City>(cities) }),
    component: function Form() {
      return (
        <WantedFields
          form={useForm(wantedForm, { initial: { ...wantedDefaults, ...initial } })}
          firstAreas={[]}
        />
      )
    },
  })
  const history = createMemoryHistory({ initialEntries: ['/'] })
  const screen = await render(<RouterProvider router={createRouter({ routeTree: root, history })} />)
  const list = (name: string) => screen.getByRole('combobox', { name, exact: true })
  return {
    choose: (name: string, option: string) => list(name).selectOptions(option),
    unit: () => list('Unit'),
    screen,
  }
}

test('a size is in square feet until a city is chosen, then in the unit of the city and the type', async () => {
  const { choose, unit } = await openForm()
  await expect.element(unit()).toHaveValue('sqft')
  await choose('City', 'Lahore')
  await expect.element(unit()).toHaveValue('marla')
  await choose('City', 'Karachi')
  await expect.element(unit()).toHaveValue('sqyd')
  await choose('Subtype', 'Apartment')
  await expect.element(unit()).toHaveValue('sqft')
  await choose('Type', 'Plots')
  await expect.element(unit()).toHaveValue('sqyd')
})

test('a unit that the visitor chose stays, and so does that of a size that is typed already', async () => {
  const { choose, unit, screen } = await openForm()
  await choose('Unit', 'Kanal')
  await choose('City', 'Karachi')
  await expect.element(unit()).toHaveValue('kanal')
  await choose('Unit', 'Yd²')
  await screen.getByRole('textbox', { name: /size/i }).fill('240')
  await choose('City', 'Lahore')
  await expect.element(unit()).toHaveValue('sqyd')
})

test('a search hands over its unit with its size, and the unit of its city without one', async () => {
  const { unit } = await openForm({ cityId: '2' })
  await expect.element(unit()).toHaveValue('sqyd')
  expect((await fromSearch({ cityId: '2', minSize: '5', sizeUnit: 'marla' })).initial).toMatchObject({
    size: '5',
    sizeUnit: 'marla',
  })
})
