import type { Page } from '@playwright/test'
import { type DemoSite, expect, test } from '#tests/support/browser.ts'
import { detail } from '#tests/support/detail.ts'
import { makeCity, makeJob } from '#tests/support/factories.ts'
import { open } from '#tests/support/visit.ts'

/** Twelve jobs of a city of their own, two of them in surveying, the others in sales. */
async function makeJobs({ db }: DemoSite) {
  const city = await makeCity(db)
  for (let at = 0; at < 12; at += 1) {
    await makeJob(db, {
      city_id: city.id,
      title: `Post ${at}`,
      department: at < 2 ? 'Surveying' : 'Sales',
      published_at: new Date(Date.now() - at * 60_000),
    })
  }
  return city
}

const jobs = (page: Page) => page.getByRole('region', { name: 'Open jobs' }).getByRole('article')

test('jobs are filtered by city and department, and leafed through by real links', async ({ page, site }) => {
  await open(page, '/careers')
  // A city that opens while the visitor is here is offered with the next choice, and named like all others.
  const city = await makeJobs(site)
  const filter = page.getByRole('form', { name: 'Filter jobs' })
  await filter.getByLabel('Department').selectOption({ index: 1 })
  await expect(page).toHaveURL(/\/careers\?department=\w/)
  await filter.getByLabel('Department').selectOption('All departments')
  await expect(page).toHaveURL('/careers')
  await filter.getByLabel('City').selectOption(`${city.name} (12)`)
  await expect(page).toHaveURL(`/careers?cityId=${city.id}`)
  await expect(page.getByRole('heading', { name: `12 open jobs in ${city.name}` })).toBeVisible()
  await expect(jobs(page)).toHaveCount(10)
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveURL(`/careers?cityId=${city.id}&page=2`)
  await expect(jobs(page)).toHaveCount(2)
  await filter.getByLabel('Department').selectOption('Surveying (2)')
  await expect(page).toHaveURL(`/careers?cityId=${city.id}&department=Surveying`)
  await expect(jobs(page)).toHaveText([/Post 0/, /Post 1/])
  await jobs(page).getByRole('link', { name: 'Post 1' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Post 1' })).toBeVisible()
  await page.goBack()
  await expect(filter.getByLabel('Department')).toHaveValue('Surveying')
})

test('where nothing is open, the way leads on', { tag: detail }, async ({ page, site }) => {
  const city = await makeCity(site.db)
  const job = await makeJob(site.db, { city_id: city.id, department: 'Law', status: 'closed' })
  await open(page, `/careers?cityId=${city.id}&department=Law`)
  await expect(page.getByRole('heading', { name: 'No jobs match these filters' })).toBeVisible()
  const cv = page.getByRole('main').getByRole('link', { name: 'Send us your CV' })
  await expect(cv).toHaveAttribute('href', /^mailto:/)
  await page.getByRole('link', { name: 'See all open jobs' }).click()
  await expect(page).toHaveURL('/careers')

  await page.goto(`/job-description/${job.id}`)
  await expect(page.getByRole('heading', { name: 'This job is closed' })).toBeVisible()
  const similar = page.getByRole('region', { name: 'Similar jobs' })
  await expect(similar.getByRole('article')).toHaveCount(3)
  expect(await postingOf(page)).toBeUndefined()
})

test('an open job tells search engines until when applications are taken', { tag: detail }, async ({
  page,
  site,
}) => {
  const city = await makeCity(site.db)
  const job = await makeJob(site.db, {
    city_id: city.id,
    employment: 'Part time',
    salary_from: 60_000,
    salary_to: 90_000,
    requirements: ['Own <car> & patience'],
  })
  await page.goto(`/job-description/${job.id}`)
  expect(await postingOf(page)).toMatchObject({
    title: job.title,
    description: expect.stringContaining('<li>Own &lt;car&gt; &amp; patience</li>'),
    datePosted: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    validThrough: `${job.closes_on}T23:59:59+05:00`,
    employmentType: 'PART_TIME',
    jobLocation: { address: { addressLocality: city.name, addressCountry: 'PK' } },
    baseSalary: { currency: 'PKR', value: { minValue: 60_000, maxValue: 90_000, unitText: 'MONTH' } },
  })
})

test('the older address of the jobs leads on for good', { tag: detail }, async ({ request }) => {
  const answer = await request.get('/job-listings', { maxRedirects: 0 })
  expect(answer.status()).toBe(301)
  expect(answer.headers().location).toBe('/careers')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the filter is a form', async ({ page, site }) => {
    const city = await makeJobs(site)
    await page.goto('/careers')
    const filter = page.getByRole('form', { name: 'Filter jobs' })
    await filter.getByLabel('City').selectOption(String(city.id))
    await filter.getByLabel('Department').selectOption('Surveying')
    await filter.getByRole('button', { name: 'Show jobs' }).click()
    await expect(jobs(page)).toHaveText([/Post 0/, /Post 1/])
  })
})

/** The page's structured data about its job for search engines. */
async function postingOf(page: Page): Promise<Record<string, unknown> | undefined> {
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents()
  return scripts.map((json) => JSON.parse(json)).find((thing) => thing['@type'] === 'JobPosting')
}
