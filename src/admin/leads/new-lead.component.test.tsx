import { expect, test } from 'vitest'
import { type AdminAnswers, openAdmin } from '#tests/support/components/admin-app.tsx'
import { Refusal } from '#tests/support/components/answer-calls.ts'

const open = async (answers: AdminAnswers = {}) => {
  const app = await openAdmin('/leads/new', {
    leadChoices: () => ({ data: { owners: [], cities: [{ id: 1, name: 'Islamabad' }] } }),
    samePerson: () => ({ data: [] }),
    projects: () => [],
    areas: () => [],
    ...answers,
  })
  const field = (name: string) => app.screen.getByRole('textbox', { name, exact: true })
  await expect.element(field('Name')).toBeVisible()
  return { ...app, field, send: app.screen.getByRole('button', { name: 'Save lead' }) }
}

test('a refused lead keeps what was typed and leads to the field; it is sent as corrected, once', async () => {
  const { field, send, callsOf, address } = await open({
    createLead: ({ body }) =>
      Reflect.get(Object(body), 'phone') === '12'
        ? new Refusal(422, { fields: { phone: 'Enter a phone number with its country code' } })
        : { data: { id: 9, reference: 'AG-7K2M-4PXQ', repeated: false } },
    lead: () => new Refusal(404),
    openLead: () => new Refusal(404),
  })
  await field('Name').fill('زینب علی')
  await field('Phone').fill('12')
  await send.click()
  await expect.element(field('Phone')).toHaveFocus()
  await expect.element(field('Phone')).toHaveAccessibleDescription(/with its country code$/)
  await expect.element(field('Name')).toHaveValue('زینب علی')
  await field('Phone').fill('+971 50 123 4567')
  await expect.element(field('Phone')).not.toHaveAttribute('aria-invalid')
  await send.dblClick()
  await expect.poll(address).toBe('/admin/leads/9')
  expect(callsOf('createLead').map(({ body }) => body)).toMatchObject([
    { phone: '12' },
    { name: 'زینب علی', phone: '+971 50 123 4567' },
  ])
  expect(Object.keys(sessionStorage)).not.toContain('admin draft /leads/new')
})

test('a lead that was not sent is there again when one comes back', async () => {
  const { screen, field } = await open()
  await field('Name').fill('Zainab Ali')
  await screen.getByRole('combobox', { name: 'City' }).selectOptions('Islamabad')
  await screen.unmount()
  const { screen: again, field: fieldAgain } = await open()
  await expect.element(fieldAgain('Name')).toHaveValue('Zainab Ali')
  await expect.element(again.getByRole('combobox', { name: 'City' })).toHaveDisplayValue('Islamabad')
})
