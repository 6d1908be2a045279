import type { Route } from '@playwright/test'
import { inquiryModal, toasts } from '#messages/common.ts'
import { expect, test } from '#tests/support/browser.ts'
import { field, fill, goodInquiry, inquiryLabels, openInquiry } from '#tests/support/inquiry.ts'
import { leadsFrom } from '#tests/support/leads.ts'
import { failedLoad } from '#tests/support/trouble.ts'
import { open } from '#tests/support/visit.ts'

const problem = (status: number) => (route: Route) =>
  route.fulfill({ status, json: { error: { code: 'internal', message: 'No' } } })

const failures: Record<string, { fail: (route: Route) => Promise<void>; trouble: RegExp }> = {
  'an error of the server': { fail: problem(500), trouble: failedLoad(500) },
  'an overloaded server': { fail: problem(503), trouble: failedLoad(503) },
  'too many requests': { fail: problem(429), trouble: failedLoad(429) },
  'a server that is down': {
    fail: (route) => route.abort('connectionrefused'),
    trouble: /ERR_CONNECTION_REFUSED/,
  },
  'a lost connection': { fail: (route) => route.abort('internetdisconnected'), trouble: /DISCONNECTED/ },
  'no answer in time': { fail: (route) => route.abort('timedout'), trouble: /ERR_TIMED_OUT/ },
  'an answer that is a page of a hotel': {
    fail: (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Log in</h1>' }),
    trouble: failedLoad(502),
  },
}

test('whatever fails, the visitor sees an error, keeps the text, tries again and one lead is stored', async ({
  page,
  site,
  trouble,
}) => {
  trouble.expect(...Object.values(failures).map(({ trouble: expected }) => expected))
  await open(page, '/')
  const modal = await openInquiry(page)
  const texts = goodInquiry()
  await fill(modal, inquiryLabels, texts)
  const submit = modal.locator('button[type=submit]')
  for (const [what, { fail }] of Object.entries(failures)) {
    await test.step(what, async () => {
      const failed = Promise.withResolvers<void>()
      await page.route('**/api/inquiry', (route) => fail(route).then(failed.resolve), { times: 1 })
      await submit.click()
      await failed.promise
      await expect(submit).toHaveText(inquiryModal.button.error)
      await expect(page.getByText(toasts.inquiry.failure, { exact: true }).last()).toBeVisible()
      for (const [name, label] of Object.entries(inquiryLabels)) {
        await expect(field(modal, label)).toHaveValue(texts[name as keyof typeof texts])
      }
    })
  }
  await submit.click()
  await expect(page.getByText(toasts.inquiry.success, { exact: true })).toBeVisible()
  expect(await leadsFrom(site.pool, texts.email)).toMatchObject([{ events: 1, jobs: 1 }])
})

test('an answer that is lost on its way is no second lead when the visitor tries again', async ({
  page,
  site,
  trouble,
}) => {
  trouble.expect(/ERR_FAILED/)
  await page.route(
    '**/api/inquiry',
    async (route) => {
      expect((await route.fetch()).status()).toBe(201)
      await route.abort()
    },
    { times: 1 },
  )
  await open(page, '/')
  const modal = await openInquiry(page)
  const texts = goodInquiry()
  await fill(modal, inquiryLabels, texts)
  const submit = modal.locator('button[type=submit]')
  await submit.click()
  await expect(submit).toHaveText(inquiryModal.button.error)
  await submit.click()
  await expect(page.getByText(toasts.inquiry.success, { exact: true })).toBeVisible()
  expect(await leadsFrom(site.pool, texts.email)).toMatchObject([{ events: 1, jobs: 1 }])
})

test('a double click sends once', async ({ page, site }) => {
  const keys: (string | undefined)[] = []
  await page.route('**/api/inquiry', async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    await route.continue()
  })
  await open(page, '/')
  const modal = await openInquiry(page)
  const texts = goodInquiry()
  await fill(modal, inquiryLabels, texts)
  await modal.locator('button[type=submit]').dblclick()
  await expect(page.getByText(toasts.inquiry.success, { exact: true })).toBeVisible()
  expect(keys).toEqual([expect.stringMatching(/^[\x21-\x7e]{16,}$/)])
  expect(await leadsFrom(site.pool, texts.email)).toHaveLength(1)
})
