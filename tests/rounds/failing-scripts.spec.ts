/** Whatever befalls a page's scripts, what the server sent stays whole, and works as without JavaScript. */
import type { Page } from '@playwright/test'
import { scriptErrorsPath } from '#contract/paths.ts'
import type { ScriptError } from '#contract/script-errors.ts'
import { enterAs } from '#tests/support/admin.ts'
import { expect, test } from '#tests/support/browser.ts'
import { screens } from '#tests/support/screens.ts'
import { live, open } from '#tests/support/visit.ts'

test.use({ viewport: { width: 390, height: 844 } })

const everyFile = process.env.EVERY_ADDRESS === 'yes'
const anyScript = /\/assets\/[\w-]+\.js$/

/** The page as the server sent it, without a button that waits for a script. */
async function expectPlain(page: Page): Promise<void> {
  await expect(page.locator('html')).not.toHaveAttribute('data-scripts')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Careers' })).toBeVisible()
  await expect(page.locator('body')).not.toContainText('Something went wrong')
  const dead = page.locator('button[type=button]').filter({ visible: true })
  expect(await dead.evaluateAll((buttons) => buttons.map(({ outerHTML }) => outerHTML))).toEqual([])
}

/** The script errors that pages report to the operator. */
function follow(page: Page): ScriptError[] {
  const told: ScriptError[] = []
  page.on('request', (request) => {
    if (request.url().endsWith(scriptErrorsPath)) told.push(request.postDataJSON())
  })
  return told
}

/** From now on whatever React renders of ours breaks. Runs in the page. */
function breakScreens(except?: string): void {
  const { map } = Array.prototype
  Object.assign(Array.prototype, {
    map(this: unknown[], ...call: Parameters<typeof map>) {
      const [, , caller = '', ...callers] = new Error().stack?.split('\n') ?? []
      const isOfScreen = /\/assets\/(?!framework)/.test(caller) && callers.join().includes('/framework-')
      if (isOfScreen && location.pathname !== except) throw new TypeError('no map today')
      return map.apply(this, call)
    },
  })
}

for (const name of [
  'the home page',
  'a search',
  'a listing',
  'a project',
  'the contact page',
  'a valuation',
]) {
  test(`${name} stays whole when its screen breaks as scripts take it over`, async ({
    page,
    site,
    trouble,
  }) => {
    trouble.expect(/no map today/)
    const told = follow(page)
    const path = (await screens[name]?.path(site)) ?? ''
    const [, title = ''] = /<h1[^>]*>([^<]*)/.exec(await (await page.request.get(path)).text()) ?? []
    await page.addInitScript(breakScreens, '')
    await page.goto(path)
    await expect.poll(() => told.map(({ outcome }) => outcome)).toContain('plain')
    await expectPlain(page)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title.slice(0, 10))
  })
}

test('what was typed before the scripts failed is still there, and the form can be sent', async ({
  page,
  trouble,
}) => {
  trouble.expect(/no map today/)
  const told = follow(page)
  await page.addInitScript(breakScreens, '')
  const { promise: typed, resolve: release } = Promise.withResolvers<void>()
  await page.route(anyScript, async (route) => {
    await typed
    await route.fallback()
  })
  await page.goto('/contact', { waitUntil: 'commit' })
  const name = page.getByRole('main').getByLabel('Name').first()
  await name.fill('Sana')
  await name.evaluate((field) => field.scrollIntoView({ block: 'center' }))
  const top = await page.evaluate(() => scrollY)
  release()
  await expect.poll(() => told.map(({ outcome }) => outcome)).toContain('plain')
  await expectPlain(page)
  await expect(name).toHaveValue('Sana')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top)
  // Another visit of the page tries its scripts again.
  const before = told.length
  await page.reload()
  await expect.poll(() => told.length).toBeGreaterThan(before)
})

test('a screen that breaks after a navigation is fetched from the server', async ({ page, trouble }) => {
  trouble.expect(/no map today/)
  const told = follow(page)
  await open(page, '/')
  await page.evaluate(breakScreens, '/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Careers/ })).toBeVisible()
  await live(page)
  expect(told.map(({ outcome }) => outcome)).toContain('anew')
})

test('a link that is followed while a broken page is loaded anew leads on', async ({ page }) => {
  await open(page, '/')
  await page.evaluate(() => {
    globalThis.aanganGate.loadAnew(new Error('a broken screen'))
    document.querySelector<HTMLElement>('footer a[href="/careers"]')?.click()
  })
  await expect(page.getByRole('heading', { level: 1, name: /Careers/ })).toBeVisible()
})

test('without one of its scripts a page stays whole and leads on', async ({ page, browser, site }) => {
  const files = new Set<string>()
  page.on('request', (request) => {
    if (anyScript.test(request.url())) files.add(request.url())
  })
  await open(page, '/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Careers/ })).toBeVisible()
  expect(files.size).toBeGreaterThan(10)
  // All of them take minutes: with EVERY_ADDRESS=yes, they are tried.
  const isTried = (_: string, at: number) => everyFile || at % 6 === 0
  for (const file of [...files].filter(isTried)) {
    await test.step(file, async () => {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 }, baseURL: site.url })
      const visit = await context.newPage()
      await visit.route(file, (route) => route.fulfill({ status: 404 }))
      await visit.goto('/')
      await expect(visit.getByRole('heading', { level: 1 })).toBeVisible()
      // A press that begins on the old document and ends on the reloaded one is none: people press again.
      await expect(async () => {
        const link = visit.getByRole('contentinfo').getByRole('link', { name: 'Careers' })
        await link.click({ timeout: 15_000 })
        await expect(visit.getByRole('heading', { level: 1, name: /Careers/ })).toBeVisible({
          timeout: 15_000,
        })
      }).toPass()
      await expect(visit.locator('body')).not.toContainText('Something went wrong')
      await context.close()
    })
  }
})

test('an admin screen whose file was removed by an update is reloaded once and reported', async ({
  page,
  site,
  trouble,
}) => {
  trouble.expect(/404|dynamically imported/)
  const told = follow(page)
  await enterAs(page, site, 'admin')
  let requests = 0
  await page.route(/\/agents-[\w-]+\.js$/, (route) => {
    requests += 1
    return requests === 1 ? route.fulfill({ status: 404 }) : route.fallback()
  })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/admin/offices')
  await page.getByRole('navigation').getByRole('link', { name: 'Agents' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Agents' })).toBeVisible()
  expect(requests).toBe(2)
  expect(told.map(({ outcome }) => outcome)).toEqual(['anew'])
})
