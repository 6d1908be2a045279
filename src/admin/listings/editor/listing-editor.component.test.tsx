import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { AdminAnswer } from '#contract/admin/endpoints.ts'
import { type AdminAnswers, openAdmin } from '#tests/support/components/admin-app.tsx'
import { Refusal } from '#tests/support/components/answer-calls.ts'

type Listing = AdminAnswer<'openListing'>['data']

const content: Listing['content'] = {
  title: 'A house for two',
  title_ur: '',
  description: 'Four bedrooms around a courtyard.',
  description_ur: '',
  purpose: 'sale',
  subtype: 'house',
  price: 20_000_000,
  size_value: 10,
  size_unit: 'marla',
  marla_basis: 250,
  beds: 4,
  baths: 3,
  possession: null,
  year_built: null,
  floor: null,
  features: [],
  city_id: 1,
  area_id: 4,
  lat: null,
  long: null,
  project_id: null,
  photos: [],
  floor_plans: [],
  videos: [],
  approval_status: null,
  approval_authority: null,
  approval_number: null,
  approval_reason: null,
  approval_reason_ur: '',
  agent_id: null,
  featured: false,
}
const saved: Listing = {
  id: 11,
  status: 'published',
  type: 'residential',
  version: 3,
  content,
  pictures: [],
  posters: [],
  city: { id: 1, name: 'Islamabad' },
  area: { id: 4, name: 'G-13' },
  agent: null,
  source: 'admin',
  created_at: '2026-11-01T09:00:00Z',
  updated_at: '2026-11-20T09:00:00Z',
  published_at: '2026-11-01T09:00:00Z',
  confirmed_at: null,
  expires_at: null,
  next: [],
  lacks: {},
  free_fields: [],
  review: null,
  draft: null,
}
/** A colleague's version: another price, and its size in square feet. */
const theirs: Listing = {
  ...saved,
  version: 4,
  content: { ...content, price: 25_000_000, size_value: 2500, size_unit: 'sqft', beds: 6 },
}
const conflict = new Refusal(409, { code: 'conflict', message: 'Somebody saved it meanwhile.' })

const city = { id: 1, name: 'Islamabad', slug: 'islamabad', lat: 33.69, long: 73.05 }
const area = {
  id: 4,
  city_id: 1,
  parent_id: null,
  name: 'G-13',
  kind: 'sector' as const,
  lat: null,
  long: null,
  synonyms: [],
  listing_count: 3,
}

const open = async (answers: AdminAnswers = {}) => {
  const app = await openAdmin('/listings/11', {
    openListing: () => ({ data: saved }),
    beAtListing: () => ({ data: { others: [], version: 3 } }),
    keepListingDraft: () => ({ data: { saved_at: new Date().toISOString() } }),
    previewDescription: () => ({ data: { html: '' } }),
    dropListingDraft: () => ({ data: { done: true } }),
    comparePrice: () => ({ data: null }),
    cities: () => [city],
    areas: () => [area],
    agents: () => ({
      data: [],
      pagination: { per_page: 1000, current_page: 1, total_pages: 1, total_records: 0 },
    }),
    projects: () => [],
    ...answers,
  })
  const { screen } = app
  const field = (name: string) => screen.getByRole('textbox', { name, exact: true })
  await expect.element(field('Title')).toBeVisible()
  return {
    ...app,
    field,
    save: screen.getByRole('button', { name: 'Save', exact: true }),
    dialog: screen.getByRole('dialog', { name: 'Conflicting changes' }),
    bodies: () => app.callsOf('saveListing').map(({ body }) => body),
  }
}

function collidingAnswers(first: Listing = saved): AdminAnswers {
  let current = first
  return {
    openListing: () => ({ data: current }),
    saveListing: ({ body }) => {
      if (Reflect.get(Object(body), 'base_version') === theirs.version)
        return { data: { ...theirs, version: 5, content: Reflect.get(Object(body), 'content') } }
      current = theirs
      return conflict
    },
  }
}

test('an amount is understood as it is typed, and a field shows its error once it was left', async () => {
  const { screen, field } = await open()
  await field('Price (Crore)').fill('85 lac')
  await expect.element(screen.getByText('PKR 85 Lac, PKR 8.5 Lac per marla')).toBeVisible()
  await field('Price (Crore)').fill('a lot')
  await field('Size').fill('2,400')
  await expect.element(field('Price (Crore)')).toHaveAccessibleDescription(/^Enter a price/)
  await field('Price (Crore)').fill('85 lac')
  await expect.element(field('Price (Crore)')).not.toHaveAttribute('aria-invalid')
})

test('a price is compared with similar properties as it is typed, and one that is far off is warned of', async () => {
  const { screen, field, callsOf } = await open({
    comparePrice: ({ body }) => {
      const asked = Number(Reflect.get(Object(body), 'price'))
      const percent = Math.round((asked / 20_000_000 - 1) * 100)
      return { data: { percent, likely: 20_000_000, cases: 14, compared_on: '2026-11-26' } }
    },
  })
  await expect.element(screen.getByText('Priced in line with similar properties')).toBeVisible()
  await expect.element(screen.getByText(/PKR 2 Crore, based on 14 properties, 26 Nov 2026/)).toBeVisible()
  await field('Price (Crore)').fill('2.12 crore')
  await expect.element(screen.getByText('Priced 6% above similar properties')).toBeVisible()
  await expect.element(screen.getByText(/^Check the price, the size/)).not.toBeInTheDocument()
  await field('Price (Crore)').fill('20 crore')
  await expect.element(screen.getByText('Priced 900% above similar properties')).toBeVisible()
  await expect.element(screen.getByText(/^Check the price, the size/)).toBeVisible()
  await field('Price (Crore)').fill('')
  await expect.element(screen.getByText(/similar properties$/)).not.toBeInTheDocument()
  expect(callsOf('comparePrice').length).toBeLessThanOrEqual(3)
})

test('an invalid form is not sent: the first wrong field has the focus', async () => {
  const { screen, field, save, bodies } = await open()
  await field('Beds').fill('many')
  await field('Title').fill('')
  await save.click()
  await expect.element(field('Title')).toHaveFocus()
  await expect.element(screen.getByText(/^Some fields are missing/)).toBeVisible()
  expect(bodies()).toEqual([])
})

test('typed text is stored as a draft of only the changed fields, until it is saved', async () => {
  const { screen, field, save, callsOf } = await open({
    saveListing: ({ body }) => ({
      data: { ...saved, version: 4, content: Reflect.get(Object(body), 'content') },
    }),
  })
  await field('Title').fill('A house with a courtyard')
  await expect.element(screen.getByText('Saving your draft…')).toBeVisible()
  await expect.element(screen.getByText(/^Draft saved just now/)).toBeVisible()
  expect(callsOf('keepListingDraft').map(({ body }) => body)).toEqual([
    { base_version: 3, content: { title: 'A house with a courtyard' } },
  ])
  await save.click()
  await expect.element(screen.getByText('No changes')).toBeVisible()
  await expect.element(screen.getByText('Saved.', { exact: true })).toBeVisible()
  expect(callsOf('dropListingDraft')).toEqual([])
})

test('after a collision, values that belong together are chosen together', async () => {
  const { screen, field, save, dialog, bodies } = await open(collidingAnswers())
  await field('Price (Crore)').fill('1.9 crore')
  await field('Size').fill('12')
  await field('Title').fill('A house for two families')
  await save.click()
  await expect.element(dialog.getByRole('definition')).toHaveTextContent('6')
  await expect.element(dialog.getByText('Still to choose: Size, Price')).toBeVisible()
  await dialog.getByRole('radio', { name: /Their version 2500 sqft/ }).click()
  await dialog.getByRole('radio', { name: /Your version PKR 1.9 Crore/ }).click()
  await dialog.getByRole('button', { name: 'Save this version' }).click()
  await expect.element(screen.getByText('Saved, together with your colleague’s changes.')).toBeVisible()
  expect(bodies().at(-1)).toMatchObject({
    base_version: 4,
    content: {
      title: 'A house for two families',
      price: 19_000_000,
      size_value: 2500,
      size_unit: 'sqft',
      beds: 6,
    },
  })
})

test('a draft of an older version is restored, and asks about each of its fields that differs', async () => {
  const draft = { base_version: 2, content: { title: 'A house for three' }, saved_at: '2026-11-19T09:00:00Z' }
  const { field, save, dialog } = await open(collidingAnswers({ ...saved, draft }))
  await expect.element(field('Title')).toHaveValue('A house for three')
  await save.click()
  await expect.element(dialog.getByText('Still to choose: Title')).toBeVisible()
  await dialog.getByRole('button', { name: 'Discard my changes' }).click()
  await expect.element(field('Title')).toHaveValue('A house for two')
  await expect.element(field('Beds')).toHaveValue('6')
})

test('discarded changes are gone from the server as well, and can be brought back', async () => {
  const { screen, field, callsOf } = await open()
  await field('Title').fill('A house that nobody wants')
  await expect.element(screen.getByText(/^Draft saved/)).toBeVisible()
  await screen.getByRole('button', { name: 'Discard changes' }).click()
  await expect.element(field('Title')).toHaveValue('A house for two')
  await expect.element(screen.getByText('No changes')).toBeVisible()
  expect(callsOf('dropListingDraft')).toHaveLength(1)
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.element(field('Title')).toHaveValue('A house that nobody wants')
})

test('title and description are written in Urdu beside the English, from the right, and shown so', async () => {
  const { screen, field, save, bodies, callsOf } = await open({
    previewDescription: ({ body }) => ({
      data: { html: `<p>${Reflect.get(Object(body), 'description')}</p>` },
    }),
    saveListing: ({ body }) => ({
      data: { ...saved, version: 4, content: Reflect.get(Object(body), 'content') },
    }),
  })
  await page.viewport(768, 900)
  const [title, description] = [field('Title in Urdu'), field('Description in Urdu')]
  await expect.element(title).toHaveAttribute('lang', 'ur')
  await expect.element(title).toHaveAttribute('dir', 'rtl')
  const placeOf = (name: string) => field(name).element().getBoundingClientRect()
  for (const name of ['Title', 'Description']) {
    expect(placeOf(`${name} in Urdu`).top, name).toBe(placeOf(name).top)
    expect(placeOf(`${name} in Urdu`).left, name).toBeGreaterThanOrEqual(placeOf(name).right)
  }
  await page.viewport(360, 900)
  expect(placeOf('Title in Urdu').top).toBeGreaterThan(placeOf('Title').bottom)

  await title.fill('دو خاندانوں کا مکان')
  await description.fill('صحن کے گرد چار بیڈ روم۔')
  await expect.element(screen.getByText(/^Draft saved/)).toBeVisible()
  expect(callsOf('keepListingDraft').at(-1)?.body).toMatchObject({
    content: { title_ur: 'دو خاندانوں کا مکان', description_ur: 'صحن کے گرد چار بیڈ روم۔' },
  })
  await screen.getByRole('button', { name: 'Preview' }).click()
  await screen.getByRole('dialog').getByText('Urdu', { exact: true }).click()
  await expect
    .poll(() => callsOf('previewDescription').at(-1)?.body)
    .toEqual({ description: 'صحن کے گرد چار بیڈ روم۔' })
  const shown = page.frameLocator(screen.getByRole('dialog').getByTitle('Public page preview'))
  const heading = shown.getByRole('heading', { name: 'دو خاندانوں کا مکان' })
  await expect.element(heading).toHaveAttribute('lang', 'ur')
  await screen.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await save.click()
  await expect.element(screen.getByText('Saved.', { exact: true })).toBeVisible()
  expect(bodies().at(-1)).toMatchObject({ content: { title_ur: 'دو خاندانوں کا مکان' } })
})

test('a pending change shows both titles, before and after, each in its script', async () => {
  const review = {
    fields: { title: 'A house for three', title_ur: 'تین افراد کا مکان' },
    by: 'Bilal',
    sent_at: '2026-11-20T09:00:00Z',
    returned: null,
  }
  const { screen } = await open({ openListing: () => ({ data: { ...saved, review } }) })
  await expect.element(screen.getByRole('heading', { name: 'Title in Urdu' })).toBeVisible()
  await expect.element(screen.getByText('A house for three')).toBeVisible()
  await expect.element(screen.getByText('تین افراد کا مکان')).toHaveAttribute('lang', 'ur')
})

test('after a collision the Urdu texts are compared under their names', async () => {
  const changed = { ...theirs, content: { ...content, title_ur: 'کونے کا مکان' } }
  let current = saved
  const { field, save, dialog } = await open({
    openListing: () => ({ data: current }),
    saveListing: () => {
      current = changed
      return conflict
    },
  })
  await field('Title in Urdu').fill('روشن مکان')
  await save.click()
  await expect.element(dialog.getByText('Still to choose: Title in Urdu')).toBeVisible()
  await expect.element(dialog.getByText('کونے کا مکان')).toHaveAttribute('lang', 'ur')
})

test('a year and a floor are typed as people write them', async () => {
  const { screen, field, save, bodies } = await open({ saveListing: () => ({ data: saved }) })
  await field('Year built').fill('2,015 ')
  await field('Floor').fill('roof')
  await save.click()
  await expect
    .element(field('Floor'))
    .toHaveAccessibleDescription(/Enter a floor, e\.g\. Ground, 3 or Basement/)
  await field('Floor').fill('پہلی منزل')
  await screen.getByLabelText('Possession').selectOptions('Under construction')
  await save.click()
  await expect
    .poll(() => bodies().at(-1))
    .toMatchObject({ content: { possession: 'under construction', year_built: 2015, floor: 1 } })
})
