import type { Page } from '@playwright/test'
import { projectImages, projectPaymentSteps, projectUnitTypes, projectVideos } from '#db/schema/index.ts'
import { formParts } from '#messages/site.ts'
import { type DemoSite, expect, test } from '#tests/support/browser.ts'
import { makeProject, type ProjectRow } from '#tests/support/factories.ts'
import { fill, requestLabels } from '#tests/support/inquiry.ts'
import { leadsFrom, newAddress } from '#tests/support/leads.ts'
import { uploadPhoto } from '#tests/support/shown-pictures.ts'
import { open } from '#tests/support/visit.ts'

const addressOf = ({ id, slug }: Pick<ProjectRow, 'id' | 'slug'>) => `/project/${id}/${slug}`
const person = () => ({ name: 'Ayesha Khan', email: newAddress(), phone: '0300 1234567' })
const brochureBox = (page: Page) => page.getByLabel('Also send me the brochure')

test('a wrong or missing end of the address leads to the right one for good; what is hidden is not found', async ({
  site,
}) => {
  const project = await makeProject(site.db)
  const hidden = await makeProject(site.db, { shown: false })
  const ask = (path: string) => fetch(`${site.url}${path}`, { redirect: 'manual' })
  for (const path of [
    `/project/${project.id}`,
    `/project/${project.id}/Other`,
    `/project/0${project.id}/x`,
  ]) {
    const answer = await ask(path)
    expect(answer.status, path).toBe(301)
    expect(answer.headers.get('location'), path).toBe(addressOf(project))
  }
  const dated = await ask(`/project/${project.id}/Other?start=2027-01-15`)
  expect(dated.headers.get('location')).toBe(`${addressOf(project)}?start=2027-01-15`)
  expect((await ask(addressOf(project))).status).toBe(200)
  for (const path of [addressOf(hidden), '/project/0/x', '/project/abc', '/project']) {
    expect((await ask(path)).status, path).toBe(404)
  }
})

test('a visitor asks for the brochure with the question, and the agency gets an email', async ({
  page,
  site,
}) => {
  const project = await makeProject(site.db)
  const texts = person()
  await open(page, addressOf(project))
  await page.getByRole('link', { name: 'Request the brochure' }).click()
  await expect(brochureBox(page)).toBeChecked()
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused()
  await fill(page, requestLabels, texts)
  await page.getByRole('button', { name: 'Ask about the project' }).click()
  await expect(page.getByRole('heading', { name: formParts.received.project_inquiry })).toBeFocused()
  expect(await leadsFrom(site.pool, texts.email)).toMatchObject([
    { kind: 'project_inquiry', payload: { project_id: project.id, brochure: 'yes' } },
  ])
})

test('pictures and floor plans open large on a phone, by keyboard alone', async ({ page, site }) => {
  const project = await makeProject(site.db)
  await showProjectPictures(site, project)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, addressOf(project))
  const lightbox = page.locator('dialog[open]')
  for (const name of [/^Photo 2 of/, /^Plan 2 of/]) {
    const link = page.getByRole('link', { name })
    await link.press('Enter')
    await expect(lightbox).toContainText(/^2 of/)
    await page.keyboard.press('ArrowRight')
    await expect(lightbox).toContainText(/^3 of/)
    await page.keyboard.press('Escape')
    await expect(link).toBeFocused()
  }
})

test('the payment plan is counted for the unit that is chosen', async ({ page, site }) => {
  await open(page, addressOf(await sellingProject(site)))
  const plan = page.getByRole('table', { name: /^Payment plan/ })
  await expect(plan.getByRole('row', { name: /^Booking/ })).toContainText('20 Lac')
  await page.getByLabel('Unit type', { exact: true }).selectOption({ label: 'Two-bed' })
  for (const amount of ['PKR 40 Lac', 'PKR 4,000,000'])
    await expect(plan.getByRole('row', { name: /^Booking/ })).toContainText(amount)
  await expect(plan.getByRole('row', { name: /^Instalments/ })).toContainText(
    '8 payments of PKR 20 Lac (PKR 2,000,000)',
  )
})

test('booking online says that it is coming, and leads to the form instead', async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, addressOf(await sellingProject(site)))
  const button = page.getByRole('link', { name: /^Book a unit online/ })
  const modal = page.getByRole('dialog', { name: 'Online booking is coming soon' })
  await button.press('Enter')
  await expect(modal.getByRole('link', { name: 'Ask us to hold a unit' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(modal).toBeHidden()
  await expect(button).toBeFocused()
  await button.click()
  await modal.getByRole('link', { name: 'Ask us to hold a unit' }).click()
  await expect(modal).toBeHidden()
  await expect(page.getByRole('heading', { name: /^Ask about/ })).toBeInViewport()
})

test('a video is a picture until it is wanted; the header leaves phones their screen', async ({
  page,
  site,
}) => {
  const project = await makeProject(site.db)
  await site.db
    .insert(projectVideos)
    .values({ project_id: project.id, title: 'The site in May', url: 'https://youtu.be/dQw4w9WgXcQ' })
  await page.setViewportSize({ width: 991, height: 740 })
  await open(page, addressOf(project))
  await expect(page.getByRole('link', { name: 'Play video: The site in May' })).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  await expect(page.getByRole('banner')).toBeVisible()
  await page.setViewportSize({ width: 990, height: 740 })
  await expect(page.getByRole('banner')).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the brochure is asked for on a page of its own, and booking online says that it is coming', async ({
    page,
    site,
  }) => {
    const project = await sellingProject(site)
    const texts = person()
    await page.goto(addressOf(project))
    await page.getByRole('link', { name: /^Book a unit online/ }).click()
    await expect(page.getByText('Online booking is coming soon')).toBeVisible()
    await page.getByRole('link', { name: 'Request the brochure' }).click()
    await expect(brochureBox(page)).toBeChecked()
    await fill(page, requestLabels, texts)
    await page.getByRole('button', { name: 'Ask about the project' }).click()
    await expect(page).toHaveURL(/\/inquiry\/AG-/)
    expect(await leadsFrom(site.pool, texts.email)).toMatchObject([{ payload: { brochure: 'yes' } }])
  })
})

/** A project with two kinds of flats for 1 and 2 Crore, a fifth of which is paid on booking. */
async function sellingProject({ db }: DemoSite): Promise<ProjectRow> {
  const project = await makeProject(db)
  const flat = {
    project_id: project.id,
    subtype: 'apartment' as const,
    size_value: 1000,
    size_unit: 'sqft' as const,
    size_sqft: 1000,
    total: 10,
    available: 4,
  }
  await db.insert(projectUnitTypes).values([
    { ...flat, position: 1, name: 'One-bed', price_from: 10_000_000 },
    { ...flat, position: 2, name: 'Two-bed', price_from: 20_000_000 },
  ])
  await db.insert(projectPaymentSteps).values([
    { project_id: project.id, position: 1, name: 'Booking', percent: 20, due: 'On booking' },
    {
      project_id: project.id,
      position: 2,
      name: 'Instalments',
      percent: 80,
      instalments: 8,
      due: 'Quarterly',
    },
  ])
  return project
}

/** Gives the project a picture at its top with three more below, and three floor plans. */
async function showProjectPictures(site: DemoSite, { id }: Pick<ProjectRow, 'id'>): Promise<void> {
  const photos = await Promise.all(Array.from({ length: 7 }, () => uploadPhoto(site, 320, 240)))
  await site.db.insert(projectImages).values(
    photos.map(({ address }, position) => ({
      project_id: id,
      position,
      role: position < 4 ? ('gallery' as const) : ('floor plan' as const),
      url: address,
      alt: `Picture ${position}`,
      width: 320,
      height: 240,
    })),
  )
}
