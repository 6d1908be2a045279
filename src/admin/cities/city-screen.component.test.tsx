import { expect, test } from 'vitest'
import type { AdminAnswer } from '#contract/admin/endpoints.ts'
import { openAdmin } from '#tests/support/components/admin-app.tsx'
import { Refusal } from '#tests/support/components/answer-calls.ts'

const islamabad: AdminAnswer<'adminCities'>['data'][number] = {
  id: 1,
  name: 'Islamabad',
  name_ur: 'اسلام آباد',
  lat: 33.69,
  long: 73.05,
  synonyms: [],
  marla_basis: 250,
  areas: 1,
  listings: 0,
  is_used: true,
}
const dha: AdminAnswer<'adminAreas'>['data'][number] = {
  id: 9,
  city_id: 1,
  parent_id: null,
  name: 'DHA',
  name_ur: '',
  kind: 'society',
  lat: null,
  long: null,
  synonyms: [],
  marla_basis: 225,
  inherited_marla: 250,
  listings: 3,
  is_used: true,
}

test('areas are added one after the other; an invalid position is not sent', async () => {
  const { screen, callsOf } = await openAdmin('/cities/1', {
    adminCities: () => ({ data: [islamabad] }),
    adminAreas: () => ({ data: [dha] }),
    createArea: ({ body }) =>
      Reflect.get(Object(body), 'name') === 'DHA'
        ? new Refusal(409, { message: 'There is an area of that name.', fields: { name: 'Taken' } })
        : { data: { id: 12 } },
  })
  const partOf = screen.getByRole('combobox', { name: 'Part of' })
  await partOf.selectOptions('DHA')
  const name = screen.getByRole('textbox', { name: 'Name', exact: true }).last()
  const position = screen.getByRole('textbox', { name: 'Latitude, longitude' }).last()
  const add = screen.getByRole('button', { name: 'Add area' })
  await name.fill('DHA')
  await position.fill('33.6938')
  await add.click()
  await expect.element(position).toHaveFocus()
  await expect.element(position).toHaveAccessibleDescription(/^Enter two numbers/)
  await position.fill('33.6938, 73.0652')
  await add.click()
  await expect.element(name).toHaveFocus()
  await expect.element(name).toHaveAccessibleDescription('Taken')
  await name.fill('Phase 5')
  await add.click()
  await expect.element(screen.getByText('Phase 5 added.')).toBeVisible()
  await expect.element(name).toHaveValue('')
  await expect.element(partOf).toHaveDisplayValue('DHA')
  expect(callsOf('createArea').map(({ body }) => body)).toMatchObject([
    { name: 'DHA', parent_id: 9, lat: 33.6938, long: 73.0652 },
    { name: 'Phase 5', parent_id: 9 },
  ])
})

test('a city and an area are named in Urdu beside their name', async () => {
  const { screen, callsOf } = await openAdmin('/cities/1', {
    adminCities: () => ({ data: [islamabad] }),
    adminAreas: () => ({ data: [dha] }),
    createArea: () => ({ data: { id: 12 } }),
    changeCity: () => ({ data: { done: true } }),
  })
  const names = screen.getByRole('textbox', { name: 'Name in Urdu' })
  await expect.element(names.first()).toHaveValue('اسلام آباد')
  await expect.element(names.first()).toHaveAttribute('lang', 'ur')
  await names.first().fill('اسلام آباد شہر')
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByText('Saved. Visitors now see the change.')).toBeVisible()
  await screen.getByRole('textbox', { name: 'Name', exact: true }).last().fill('Phase 5')
  await names.last().fill('فیز 5')
  await screen.getByRole('button', { name: 'Add area' }).click()
  await expect.element(screen.getByText('Phase 5 added.')).toBeVisible()
  await expect.element(names.last()).toHaveValue('')
  expect(callsOf('changeCity')[0]?.body).toMatchObject({ name: 'Islamabad', name_ur: 'اسلام آباد شہر' })
  expect(callsOf('createArea')[0]?.body).toMatchObject({ name: 'Phase 5', name_ur: 'فیز 5' })
})
