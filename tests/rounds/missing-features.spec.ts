/**
 * A browser that lacks features opens every screen; one that lacks what the gate demands has the server's page.
 * Playwright's locators work in a world of their own, from which nothing is taken away.
 */
import type { Page } from '@playwright/test'
import { scriptErrorsPath } from '#contract/paths.ts'
import { shell } from '#messages/site.ts'
import { hidesHeaderOnPhones } from '#site/shell/header-look.ts'
import { type DemoSite, expect, test } from '#tests/support/browser.ts'
import { demanded, dispensable, takeAway } from '#tests/support/browser-features.ts'
import { type Screen, screens } from '#tests/support/screens.ts'
import { failedLoad } from '#tests/support/trouble.ts'
import { live } from '#tests/support/visit.ts'

test.use({ viewport: { width: 360, height: 740 } })

const every = Object.entries(screens)
const found = every.filter(([, { status }]) => status === 200)

/** Halves of the features: of any two, one is missed without the other in one of them. Each half on a screen of its own. */
const halves = Array.from({ length: Math.ceil(Math.log2(dispensable.length)) }, (_, bit) => bit).flatMap(
  (bit) => [0, 1].map((side) => dispensable.filter((_, at) => ((at >> bit) & 1) === side)),
)
const halved = halves.map((features, at) => ({ features, screen: found[(at * 3) % found.length] }))

/** As many tests share the work, so that each is done in time on a busy machine. */
const parts = [1, 2, 3, 4]
const ofPart = (part: number) => (_: unknown, at: number) => at % parts.length === part - 1

test('the list names features that this browser has', async ({ page }) => {
  await page.goto('/terms')
  expect(await page.evaluate(takeAway, [...dispensable, ...demanded])).toEqual([])
})

for (const feature of demanded) {
  test(`without ${feature[0]} a page is as without JavaScript`, async ({ page, site }) => {
    await page.addInitScript(takeAway, [feature])
    await openAsSent(page, site, '/search?purpose=sale&cityId=1')
    expect(await stateOf(page)).toBe('plain')
    await expect(page.locator('html')).not.toHaveAttribute('data-scripts')
    await expect(page.locator('button[type=button]').filter({ visible: true })).toHaveCount(0)
  })
}

for (const part of parts) {
  test(`without all that a browser may lack, screens work, part ${part}`, async ({ page, site, trouble }) => {
    await page.addInitScript(takeAway, dispensable)
    for (const [name, screen] of every.filter(ofPart(part))) {
      await test.step(name, async () => {
        if (screen.status !== 200) trouble.expect(failedLoad(screen.status))
        await expectWorking(page, site, screen, scrollThrough)
      })
    }
  })

  test(`without half of it, screens work, part ${part}`, async ({ context, site }) => {
    for (const { features, screen } of halved.filter(ofPart(part))) {
      if (!screen) continue
      await test.step(`${screen[0]}, without ${features.map(([path]) => path).join(', ')}`, async () => {
        const page = await context.newPage()
        await page.addInitScript(takeAway, features)
        await expectWorking(page, site, screen[1])
        await page.close()
      })
    }
  })
}

/**
 * The screen is as the server sent it, its scripts have taken over and reported no error, and the menu opens.
 */
async function expectWorking(
  page: Page,
  site: DemoSite,
  screen: Screen,
  read?: (page: Page) => Promise<void>,
): Promise<void> {
  const told: unknown[] = []
  const follow = page.on('request', (request) => {
    if (request.url().endsWith(scriptErrorsPath)) told.push(request.postDataJSON())
  })
  const path = await screen.path(site)
  await openAsSent(page, site, path)
  await live(page)
  await expect.poll(() => stateOf(page)).toBe('live')
  await read?.(page)
  if (!hidesHeaderOnPhones(path)) {
    await page.getByRole('banner').getByRole('button', { name: shell.menu }).click()
    await expect(page.getByRole('dialog', { name: shell.menu })).toBeVisible()
  }
  expect(told).toEqual([])
  follow.removeAllListeners('request')
}

/** Opens an address; its heading is the one that the server sent. */
async function openAsSent(page: Page, { url }: DemoSite, path: string): Promise<void> {
  await page.goto(path)
  const sent = await (await fetch(new URL(path, url))).text()
  const [shown, expected] = await page.evaluate((html) => {
    const pages = [document, new DOMParser().parseFromString(html, 'text/html')]
    return pages.map((each) => each.querySelector('h1')?.textContent)
  }, sent)
  expect(shown).toBeTruthy()
  expect(shown).toBe(expected)
}

/** Scrolls through the page, so that parts that load near the window have loaded. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    scrollTo({ top: 0, behavior: 'instant' })
  })
}

function stateOf(page: Page): Promise<string> {
  return page.evaluate(() => globalThis.aanganGate.state)
}
