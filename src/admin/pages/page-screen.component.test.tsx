import { expect, test } from 'vitest'
import type { AdminAnswer } from '#contract/admin/endpoints.ts'
import { type AdminAnswers, openAdmin } from '#tests/support/components/admin-app.tsx'
import { Refusal } from '#tests/support/components/answer-calls.ts'

type Page = AdminAnswer<'showPageForStaff'>['data']

const written = '---\ntitle: Careers\n---\nWork with us.'
const urdu = '---\ntitle: ملازمتیں\n---\nہمارے ساتھ کام کریں۔'
const fromFile = (text: string): Page['texts']['en'] => ({
  source: 'file',
  version: 0,
  written: text,
  file: text,
  history: [],
})
const saved: Page = {
  name: 'about',
  title: 'About us',
  sources: { en: 'file', ur: 'file' },
  saved: null,
  version: 0,
  texts: { en: fromFile(written), ur: fromFile(urdu) },
}

/** The page after one of its texts was saved. */
const savedBy = (by: string, version: number, texts: Partial<Record<'en' | 'ur', string>>): Page => {
  const at = '2026-11-21T09:00:00Z'
  const history = [{ id: version, by, at, is_file: false, is_empty: false }]
  const textOf = (language: 'en' | 'ur') => {
    const text = texts[language]
    if (text === undefined) return saved.texts[language]
    const source = text === '' ? 'none' : 'office'
    return { ...saved.texts[language], source, version, written: text, history } as const
  }
  return { ...saved, version, saved: { by, at }, texts: { en: textOf('en'), ur: textOf('ur') } }
}

const open = async (answers: AdminAnswers = {}) => {
  const app = await openAdmin('/pages/about', {
    showPageForStaff: () => ({ data: saved }),
    previewPage: () => new Refusal(422, { fields: { written: 'the text does not begin with fields' } }),
    ...answers,
  })
  const text = app.screen.getByRole('textbox', { name: 'English text', exact: true })
  await expect.element(text).toBeVisible()
  return {
    ...app,
    text,
    urdu: app.screen.getByRole('textbox', { name: 'Urdu text', exact: true }),
    save: app.screen.getByRole('button', { name: 'Save', exact: true }),
    bodies: () => app.callsOf('changePage').map(({ body }) => body),
  }
}

test('a text that cannot be shown says so while it is written', async () => {
  const { text } = await open()
  await text.fill('No head at all')
  await expect
    .element(text)
    .toHaveAccessibleDescription('This text cannot be shown: the text does not begin with fields.')
})

test('the Urdu text is beside the English one, written from right to left, and saved alone', async () => {
  const changed = `${urdu}\n\nہم بارہ ہیں۔`
  const {
    screen,
    urdu: field,
    save,
    bodies,
  } = await open({
    previewPage: ({ body }) => ({ data: pageOf(String(Reflect.get(Object(body), 'language'))) }),
    changePage: () => ({ data: savedBy('Sana Malik', 4, { ur: changed }) }),
  })
  await expect.element(field).toHaveAttribute('dir', 'rtl')
  await expect.element(field).toHaveAttribute('lang', 'ur')
  const preview = screen.getByRole('region', { name: 'Urdu preview' })
  await expect.element(preview.getByText('ترجمہ')).toBeVisible()
  await field.fill(changed)
  await save.click()
  await expect.element(screen.getByText('Page saved. Visitors now see the change.')).toBeVisible()
  expect(bodies()).toEqual([{ ur: changed, versions: { en: 0, ur: 0 } }])
})

test('without Urdu the screen says what visitors see, and offers the English text to translate', async () => {
  const none = savedBy('Omar', 3, { ur: '' })
  const { screen, urdu: field } = await open({
    showPageForStaff: () => ({ data: none }),
  })
  const column = screen.getByRole('region', { name: 'Urdu', exact: true })
  await expect
    .element(column.getByText('No Urdu text yet: visitors see the English text.').first())
    .toBeVisible()
  await expect.element(field).toHaveValue('')
  await column.getByRole('button', { name: 'Copy the English text to translate it' }).click()
  await expect.element(field).toHaveValue(written)
})

test('an English text that was saved later than the Urdu one says so beside it', async () => {
  const { screen } = await open({
    showPageForStaff: () => ({ data: savedBy('Omar', 3, { en: `${written} Now.` }) }),
  })
  const column = screen.getByRole('region', { name: 'Urdu', exact: true })
  await expect
    .element(column.getByText(/^The English text has changed since this Urdu text was saved/))
    .toBeVisible()
})

test('the file of one language is shown again, and text typed in the other stays', async () => {
  const {
    screen,
    text,
    urdu: field,
    callsOf,
  } = await open({
    showPageForStaff: () => ({ data: savedBy('Omar', 3, { ur: 'سب' }) }),
    revertPage: () => ({ data: { ...saved, version: 4 } }),
  })
  await text.fill('Typed, not saved')
  await screen.getByRole('button', { name: 'Use the website’s file' }).click()
  await expect.element(field).toHaveValue(urdu)
  await expect.element(text).toHaveValue('Typed, not saved')
  expect(callsOf('revertPage').map(({ body }) => body)).toEqual([{ language: 'ur', version: 3 }])
})

test('when two people write one page, both texts are shown in full before one of them is saved', async () => {
  const long = `${written}\n\n${'We know every street of this city. '.repeat(30)}`
  const theirs = savedBy('Omar', 9, { en: `${written}\n\nWe are twelve.` })
  let current = saved
  const { screen, text, save, bodies } = await open({
    showPageForStaff: () => ({ data: current }),
    changePage: ({ body }) => {
      const versions: unknown = Reflect.get(Object(body), 'versions')
      if (Reflect.get(Object(versions), 'en') === 9) return { data: savedBy('Sana Malik', 10, { en: long }) }
      current = theirs
      return new Refusal(409, { code: 'conflict', message: 'Somebody saved it meanwhile.' })
    },
  })
  await text.fill(long)
  await save.click()
  const dialog = screen.getByRole('dialog', { name: 'Conflicting changes' })
  await expect.element(dialog.getByText(/^Omar saved this page/)).toBeVisible()
  await expect.element(dialog.getByRole('textbox', { name: 'Your version' })).toHaveValue(long)
  await expect.element(dialog.getByText(/We are twelve\.$/)).toBeVisible()
  await dialog.getByRole('radio', { name: 'Your version' }).click()
  await dialog.getByRole('button', { name: 'Save this version' }).click()
  await expect.element(screen.getByText('Page saved. Visitors now see the change.')).toBeVisible()
  expect(bodies()).toEqual([
    { en: long, versions: { en: 0, ur: 0 } },
    { en: long, versions: { en: 9, ur: 0 } },
  ])
})

/** What a text becomes. */
function pageOf(language: string): AdminAnswer<'previewPage'>['data'] {
  const [title, lead_html] = language === 'ur' ? ['ملازمتیں', '<p>ترجمہ</p>'] : ['Careers', '<p>Text</p>']
  return {
    name: 'terms',
    language: language === 'ur' ? 'ur' : 'en',
    title,
    description: title,
    updated_on: '2026-11-21',
    in_short: [],
    lead_html,
    sections: [],
  }
}
