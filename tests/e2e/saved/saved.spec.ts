/** The site remembers for a visitor without an account: saved homes, the links they share, and what they viewed last. */

import type { Page } from '@playwright/test'
import { and, eq, sql } from 'drizzle-orm'
import { pathInLanguage } from '#contract/language-paths.ts'
import { listings } from '#db/schema/index.ts'
import { inLanguage } from '#messages/language.ts'
import { languages } from '#messages/languages.ts'
import { recentlyViewed, savedScreen, savedShare, sharedList, shell } from '#messages/site.ts'
import { expect, test } from '#tests/support/browser.ts'
import { detail } from '#tests/support/detail.ts'
import { makeListing } from '#tests/support/factories.ts'
import { tabTo } from '#tests/support/keyboard.ts'
import { countLayoutShifts, expectStill, readToTheEnd } from '#tests/support/layout-shift.ts'
import { failedLoad } from '#tests/support/trouble.ts'
import { expectAccessible, expectNoSidewaysScroll, live, open } from '#tests/support/visit.ts'

/** The header's link, which says how many homes are saved. */
const savedLink = (page: Page, count: number) =>
  page.getByRole('banner').getByRole('link', { name: shell.savedHomesCount({ count }) })

const hearts = (page: Page) => page.getByRole('main').locator('.home-card [data-save]')

for (const language of languages) {
  const at = (path: string) => pathInLanguage(path, language)
  const said = <Text>(say: () => Text) => inLanguage(language, say)

  test(`a home is saved, noted, removed by mistake, shared, and the link ended (${language})`, {
    tag: language === 'ur' ? detail : [],
  }, async ({ page, site, browser, context }) => {
    await countLayoutShifts(context)
    await page.goto(at('/'))
    await live(page)
    const heart = hearts(page).first()
    await heart.focus()
    await page.keyboard.press('Enter')
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    const id = Number((await heart.getAttribute('data-save'))?.split('-')[1])
    const header = page
      .getByRole('banner')
      .getByRole('link', { name: said(() => shell.savedHomesCount({ count: 1 })) })
    await header.click()
    await expect(page).toHaveURL(at('/saved'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(said(() => savedScreen.title))
    await expect(page.getByRole('article')).toHaveCount(1)
    const title = (await page.getByRole('article').getByRole('heading').textContent()) ?? ''

    const note = page.getByLabel(said(() => savedScreen.noteAbout({ title })))
    await note.fill('Ask about parking')
    const remove = page.getByRole('button', { name: said(() => savedScreen.removeHome({ title })) })
    await remove.click()
    await expect(page.getByText(said(() => savedScreen.count({ count: 0 })))).toHaveAttribute(
      'aria-live',
      'polite',
    )
    const undo = page.getByRole('button', { name: said(() => savedScreen.undoHome({ title })) })
    await expect(undo).toBeFocused()
    // The number is announced and the button names the home: more would be read out twice.
    await expect(page.getByRole('main').getByRole('status')).toHaveCount(0)
    await page.keyboard.press('Enter')
    await expect(note).toHaveValue('Ask about parking')
    await expect(remove).toBeFocused()

    const [before] = await site.db
      .update(listings)
      .set({ price: sql`${listings.price} * 9 / 10` })
      .where(eq(listings.id, id))
      .returning({ price: listings.price })
    expect(before?.price).toBeGreaterThan(0)
    await page.goto(at('/iso'))
    await page.goto(at('/saved'))
    await live(page)
    await expect(page.getByText(/^(Reduced by 10%: was PKR|10% کمی)/)).toBeVisible()
    await expect(note).toHaveValue('Ask about parking')

    await expectStill(page)

    await page.getByRole('button', { name: said(() => savedShare.share) }).click()
    await page.getByLabel(said(() => savedShare.withNotes)).check()
    const create = page.getByRole('button', { name: said(() => savedShare.create) })
    await create.click()
    await expect(page.locator('[aria-live]', { hasText: said(() => savedShare.created) })).toBeVisible()
    const link = page.getByRole('link', { name: /\/saved\/[\w-]{22}$/ })
    const address = (await link.getAttribute('href')) ?? ''
    await expect(page.getByRole('region', { name: said(() => savedShare.title) })).toMatchAriaSnapshot(`
      - heading "${said(() => savedShare.title)}" [level=2]
      - checkbox "${said(() => savedShare.withNotes)}" [checked]
      - button "${said(() => savedShare.create)}"
      - heading "${said(() => savedShare.links)}" [level=3]
      - list:
        - listitem:
          - group:
            - link /saved/
            - button "${said(() => savedShare.copy)}"
            - link "${said(() => savedShare.whatsApp)}"
            - button "${said(() => savedShare.end)}"
    `)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    const reader = await (await browser.newContext()).newPage()
    await reader.goto(address)
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText(said(() => sharedList.title))
    await expect(reader.getByRole('article').getByRole('heading')).toHaveText(title)
    await expect(reader.getByText('Ask about parking')).toBeVisible()
    await expect(reader.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex,follow')
    await expect(hearts(reader)).toHaveAttribute('aria-pressed', 'false')
    await expectAccessible(reader)

    await page.getByRole('button', { name: said(() => savedShare.end) }).click()
    await expect(link).toBeHidden()
    await expect(create).toBeFocused()
    await expect(page.locator('[aria-live]', { hasText: said(() => savedShare.ended) })).toBeVisible()
    expect((await reader.reload())?.status()).toBe(410)
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText(
      said(() => sharedList.none.ended.title),
    )
    await reader.context().close()
  })

  test(`the homes viewed last are on the home page until they are cleared (${language})`, {
    tag: detail,
  }, async ({ page, site, context }) => {
    await countLayoutShifts(context)
    const { id, title } = await makeListing(site.db, {
      title: 'A house with a view',
      title_ur: 'A house with a view',
    })
    await page.goto(at('/'))
    await live(page)
    const row = page.getByRole('region', { name: said(() => recentlyViewed.title) })
    await expect(row).toBeHidden()
    await page.goto(at(`/listing/${id}`))
    await live(page)
    await page.goto(at('/'))
    await live(page)
    await readToTheEnd(page)
    await expect(row.getByRole('link', { name: title })).toBeVisible()
    await expectStill(page)
    await expectAccessible(page)
    await row.getByRole('button', { name: said(() => recentlyViewed.clearAll) }).click()
    await expect(row).toBeHidden()
    await expect(page.getByText(said(() => recentlyViewed.cleared))).toBeVisible()
    await page.reload()
    await live(page)
    await expect(row).toBeHidden()
  })
}

test('a heart that is pressed before the scripts have come saves, and looks saved before those of the next page', async ({
  page,
}) => {
  let scripts = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto('/search?purpose=sale&cityId=1', { waitUntil: 'commit' })
  await hearts(page).first().click()
  scripts.resolve()
  await expect(savedLink(page, 1)).toBeVisible()
  await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'true')
  scripts = Promise.withResolvers<void>()
  await page.reload({ waitUntil: 'commit' })
  const place = (nth: number) =>
    hearts(page)
      .nth(nth)
      .evaluate((heart) => getComputedStyle(heart).getPropertyValue('--place'))
  await expect.poll(() => place(0)).toBe('21')
  expect(await place(1)).toBe('20')
  await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'false')
  // Pressed as it looks, it is removed.
  await hearts(page).first().click()
  scripts.resolve()
  await live(page)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('aangan-saved'))).toContain('"homes":{}')
  expect(await place(0)).toBe('20')
})

test('a heart pressed just before the page is left is saved all the same', { tag: detail }, async ({
  page,
}) => {
  let scripts = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise
    await route.continue().catch(() => {})
  })
  await page.goto('/search?purpose=sale&cityId=1', { waitUntil: 'commit' })
  await hearts(page).first().click()
  await page.goto('/search?purpose=rent&cityId=1', { waitUntil: 'commit' })
  scripts.resolve()
  await expect(savedLink(page, 1)).toBeVisible()
  // The page is live and nothing is saved, but the code that saves is not loaded.
  await page.evaluate(() => localStorage.clear())
  await open(page, '/search?purpose=rent&cityId=1')
  scripts = Promise.withResolvers<void>()
  await hearts(page).first().click()
  await page.goto('/search?purpose=sale&cityId=1', { waitUntil: 'commit' })
  scripts.resolve()
  await expect(savedLink(page, 1)).toBeVisible()
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('aangan-pressed-hearts')
})

test('sold and deleted homes say so on the saved homes, and lead to similar ones', async ({ page, site }) => {
  const [like] = await site.db
    .select({ city_id: listings.city_id, area_id: listings.area_id, type: listings.type })
    .from(listings)
    .where(and(eq(listings.status, 'published'), eq(listings.purpose, 'sale'), eq(listings.subtype, 'house')))
    .limit(1)
  const area = { ...like, purpose: 'sale', subtype: 'house' } as const
  const sold = await makeListing(site.db, { ...area, title: 'The sold one' })
  const deleted = await makeListing(site.db, { ...area, title: 'The deleted one' })
  for (const [at, { id }] of [sold, deleted].entries()) {
    await page.goto(`/listing/${id}`)
    await live(page)
    await page.locator(`main [data-save=listing-${id}]`).click()
    await expect(savedLink(page, at + 1)).toBeVisible()
  }
  await site.db.update(listings).set({ status: 'sold', ended_at: new Date() }).where(eq(listings.id, sold.id))
  await site.db.delete(listings).where(eq(listings.id, deleted.id))
  await page.goto('/saved')
  const items = page.getByRole('main').getByRole('listitem')
  const ofSold = items.filter({ hasText: 'The sold one' })
  await expect(ofSold.getByText('Sold', { exact: true }).first()).toBeVisible()
  await ofSold.locator('summary', { hasText: 'Properties similar to The sold one' }).click()
  await expect(ofSold.getByRole('group').getByRole('link').first()).toHaveAttribute(
    'href',
    /^\/listing\/\d+$/,
  )
  await expect(items.filter({ hasText: 'The deleted one' })).toContainText('No longer on the site')
  const first = page.getByLabel('Your note on The deleted one')
  await tabTo(page, first)
})

test('a link to a shared list that does not exist says so', { tag: detail }, async ({ page, trouble }) => {
  trouble.expect(failedLoad(404))
  const answer = await page.goto(`/saved/${'A'.repeat(22)}`)
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no shared list at this address')
  await expectAccessible(page)
})
