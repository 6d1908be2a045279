import { expect, test } from 'vitest'
import type { AdminAnswer } from '#contract/admin/endpoints.ts'
import { type AdminAnswers, openAdmin } from '#tests/support/components/admin-app.tsx'
import { Refusal } from '#tests/support/components/answer-calls.ts'

type Page = AdminAnswer<'showPageForStaff'>['data']

const written = '---\ntitle: Careers\n---\nWork with us.'
const saved: Page = {
  name: 'about',
  title: 'About us',
  source: 'file',
  saved: null,
  version: 0,
  written,
  file: written,
  history: [],
}
const theirs: Page = {
  ...saved,
  source: 'office',
  saved: { by: 'Omar', at: '2026-11-21T09:00:00Z' },
  version: 9,
  written: `${written}\n\nWe are twelve.`,
}

const open = async (answers: AdminAnswers = {}) => {
  const app = await openAdmin('/pages/about', {
    showPageForStaff: () => ({ data: saved }),
    previewPage: () => new Refusal(422, { fields: { written: 'it does not begin with a head' } }),
    ...answers,
  })
  const text = app.screen.getByRole('textbox', { name: 'Content', exact: true })
  await expect.element(text).toBeVisible()
  return {
    ...app,
    text,
    save: app.screen.getByRole('button', { name: 'Save', exact: true }),
    bodies: () => app.callsOf('changePage').map(({ body }) => body),
  }
}

test('a text that cannot be shown says so while it is written', async () => {
  const { text } = await open()
  await text.fill('No head at all')
  await expect
    .element(text)
    .toHaveAccessibleDescription('This cannot be shown: it does not begin with a head.')
})

test('two write one page: both texts are seen in full before one of them is saved', async () => {
  const long = `${written}\n\n${'We know every street of this city. '.repeat(30)}`
  let current = saved
  const { screen, text, save, bodies } = await open({
    showPageForStaff: () => ({ data: current }),
    changePage: ({ body }) => {
      const version: unknown = Reflect.get(Object(body), 'version')
      if (version === 9) return { data: { ...theirs, version: 10, written: long } }
      current = theirs
      return new Refusal(409, { code: 'conflict', message: 'Somebody saved it meanwhile.' })
    },
  })
  await text.fill(long)
  await save.click()
  const dialog = screen.getByRole('dialog', { name: 'Conflicting changes' })
  await expect.element(dialog.getByText(/^Omar saved this page/)).toBeVisible()
  await expect.element(dialog.getByRole('textbox', { name: 'Yours' })).toHaveValue(long)
  await expect.element(dialog.getByText(/We are twelve\.$/)).toBeVisible()
  await dialog.getByRole('radio', { name: 'Yours' }).click()
  await dialog.getByRole('button', { name: 'Save this version' }).click()
  await expect.element(screen.getByText('Page saved. Visitors now see the change.')).toBeVisible()
  expect(bodies()).toEqual([
    { written: long, version: 0 },
    { written: long, version: 9 },
  ])
})
