import { expect, test } from 'vitest'
import type { AdminAnswer } from '#contract/admin/endpoints.ts'
import { type AdminAnswers, openAdmin } from '#tests/support/components/admin-app.tsx'
import { Refusal } from '#tests/support/components/answer-calls.ts'

const choices: AdminAnswer<'showJob'>['choices'] = {
  cities: [
    { id: 1, name: 'Islamabad' },
    { id: 2, name: 'Lahore' },
  ],
  departments: ['Sales'],
}
const saved: AdminAnswer<'showJob'>['data'] = {
  id: 5,
  version: 2,
  title: 'Sales agent',
  department: 'Sales',
  city_id: 1,
  city: 'Islamabad',
  employment: 'Full time',
  experience: 'Two years in sales',
  salary_from: 80_000,
  salary_to: 120_000,
  description: 'Show homes and answer calls.',
  requirements: ['Urdu and English'],
  positions: 2,
  status: 'open',
  closes_on: '2026-12-31',
  is_open: true,
  published_at: '2026-11-01T09:00:00Z',
  applications: 0,
  unread: 0,
}

const open = async (answers: AdminAnswers = {}) => {
  const app = await openAdmin('/jobs/5', {
    showJob: () => ({ data: saved, last_saved: null, choices }),
    ...answers,
  })
  const field = (name: string) => app.screen.getByRole('textbox', { name, exact: true })
  await expect.element(field('Title')).toBeVisible()
  return {
    ...app,
    field,
    save: app.screen.getByRole('button', { name: 'Save', exact: true }),
    bodies: () => app.callsOf('changeJob').map(({ body }) => body),
  }
}

test('a salary is understood as it is typed; half of one is refused at its field before anything is sent', async () => {
  const { screen, field, save, bodies } = await open()
  await field('Monthly salary from (thousand)').fill('95,000')
  await expect.element(screen.getByText('PKR 95,000 per month')).toBeVisible()
  await field('Monthly salary to (thousand)').fill('')
  await field('Positions').fill('two')
  await save.click()
  const to = field('Monthly salary to (thousand)')
  await expect.element(to).toHaveAccessibleDescription('Enter both amounts or neither')
  await expect.element(field('Positions')).toHaveAccessibleDescription('Enter 1 or more')
  await expect.element(field('Positions')).toHaveFocus()
  expect(bodies()).toEqual([])
})

test('the Urdu field is beside the English one, and is sent with it', async () => {
  const { field, save, bodies, screen } = await open({
    changeJob: ({ body }) => ({ data: { ...saved, ...Object(body), version: 3 } }),
  })
  await field('Title in Urdu').fill('سیلز ایجنٹ')
  await field('Requirements in Urdu').fill('اردو اور انگریزی\n\nاپنی گاڑی')
  await expect.element(field('Title in Urdu')).toHaveAttribute('lang', 'ur')
  await save.click()
  await expect.element(screen.getByText('Saved', { exact: false }).first()).toBeVisible()
  expect(bodies().at(-1)).toMatchObject({
    title: 'Sales agent',
    title_ur: 'سیلز ایجنٹ',
    department_ur: '',
    requirements: ['Urdu and English'],
    requirements_ur: ['اردو اور انگریزی', 'اپنی گاڑی'],
  })
})

test('when two people change one job, both amounts of a salary are chosen together', async () => {
  let current: AdminAnswer<'showJob'> = { data: saved, last_saved: null, choices }
  const { screen, field, save, bodies } = await open({
    showJob: () => current,
    changeJob: ({ body }) => {
      if (Reflect.get(Object(body), 'version') === 3) return { data: { ...current.data, version: 4 } }
      current = {
        data: { ...saved, version: 3, salary_from: 90_000, city_id: 2 },
        last_saved: { by: 'Omar', at: '2026-11-21T09:00:00Z' },
        choices,
      }
      return new Refusal(409, { code: 'conflict', message: 'Somebody saved it meanwhile.' })
    },
  })
  await field('Monthly salary to (thousand)').fill('150')
  await field('Title').fill('Senior sales agent')
  await save.click()
  const dialog = screen.getByRole('dialog', { name: 'Conflicting changes' })
  await expect.element(dialog.getByText(/^Omar saved this job/)).toBeVisible()
  await expect.element(dialog.getByRole('definition')).toHaveTextContent('Lahore')
  await dialog.getByRole('radio', { name: /^Their version 90/ }).click()
  await dialog.getByRole('button', { name: 'Save this version' }).click()
  await expect.element(screen.getByText('Saved, together with your colleague’s changes.')).toBeVisible()
  expect(bodies().at(-1)).toMatchObject({
    version: 3,
    title: 'Senior sales agent',
    salary_from: 90_000,
    salary_to: 120_000,
    city_id: 2,
  })
})
