/** The admin app without a mouse. */
import type { Page } from '@playwright/test'
import { colleague, goodPassword, messages } from '#tests/support/admin.ts'
import { type DemoSite, expect, test } from '#tests/support/browser.ts'
import { goodInquiry } from '#tests/support/inquiry.ts'
import { expectRings, tabTo } from '#tests/support/keyboard.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** At the door, by e-mail and password. */
async function signIn(page: Page, site: DemoSite): Promise<void> {
  const { email } = await colleague(site, 'admin')
  await page.goto('/admin/sign-in')
  await tabTo(page, page.getByRole('textbox', { name: 'Email' }))
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(goodPassword)
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Today')
}

/** By the letters of its name, wherever one is. */
async function goTo(page: Page, name: string, title = name): Promise<void> {
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Search or go to a screen' })).toBeFocused()
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText(title)
  await expect(page.getByRole('main')).toBeFocused()
}

test('a lead is found, moved on and written about, and the focus is never lost', async ({ page, site }) => {
  const inquiry = goodInquiry({ name: 'Shirin Gul', inquiry: 'A house with a veranda, please.' })
  expect((await page.request.post('/api/inquiry', { data: inquiry })).status()).toBe(201)
  await signIn(page, site)

  await page.reload()
  await expect(heading(page)).toHaveText('Today')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()

  await goTo(page, 'Leads')
  await tabTo(page, page.getByRole('searchbox'))
  await page.keyboard.type('veranda')
  const row = page.getByRole('link', { name: 'Shirin Gul' })
  await expect(page.getByRole('navigation', { name: 'Pages' })).toContainText('1 lead')
  await tabTo(page, row)
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Shirin Gul')
  await expect(page.getByRole('main')).toBeFocused()

  // A dialog returns the focus when it closes.
  await tabTo(page, button(page, 'Lost…'))
  await page.keyboard.press('Enter')
  const asked = page.getByRole('dialog', { name: 'Why was this lead lost?' })
  await expect(asked.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(asked).toBeHidden()
  await expect(button(page, 'Lost…')).toBeFocused()

  // The step that was taken is gone: the focus is where it stood.
  await tabTo(page, button(page, 'Contacted'), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(messages(page)).toContainText('Status changed to Contacted.')
  await expect(button(page, 'Contacted')).toHaveCount(0)
  await page.keyboard.press('Tab')
  await expect(button(page, 'Viewing')).toBeFocused()

  await tabTo(page, page.getByRole('textbox', { name: 'Internal note' }))
  await page.keyboard.type('Calls back on Monday.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('listitem').filter({ hasText: 'Calls back on Monday.' })).toBeVisible()
})

test('rows of a table are chosen, dealt with and brought back, and a row is put in another place', async ({
  page,
  site,
}) => {
  await signIn(page, site)
  await goTo(page, 'Group photos')
  const names = page.locator('main tbody [data-row]')
  const [first = '', second = '', third = ''] = await names.allTextContents()
  await tabTo(page, names.first())
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  await expect(names.nth(1)).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('link', { name: 'Go to bulk actions' }).nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(button(page, 'Delete')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(messages(page)).toContainText('2 group photos deleted.')
  await expect(names.first()).toHaveText(third)
  await page.keyboard.press('Control+z')
  await expect(names.first()).toHaveText(first)

  // A row that is deleted leaves the focus to the next one.
  await tabTo(page, button(page, `Delete ${first}`))
  await page.keyboard.press('Enter')
  await expect(names.first()).toHaveText(second)
  await expect(names.first()).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(names.first()).toHaveText(first)

  // The focus goes with what is moved.
  const down = button(page, `Move ${first} down`)
  await tabTo(page, down, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(names.nth(1)).toHaveText(first)
  await expect(down).toBeFocused()
  await tabTo(page, button(page, `Move ${first} up`), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(names.first()).toHaveText(first)
})

test('a listing is begun and saved, and the focus can be seen wherever it is', async ({ page, site }) => {
  await signIn(page, site)
  await goTo(page, 'New listing')
  await tabTo(page, page.getByRole('textbox', { name: 'Size' }))
  await page.keyboard.type('10')
  await tabTo(page, page.getByRole('combobox', { name: 'City' }))
  // The cities may come after the screen; a list without them takes no letter.
  await expect(page.getByRole('option', { name: 'Islamabad' })).toBeAttached()
  await page.keyboard.type('Isl')
  await tabTo(page, page.getByRole('combobox', { name: 'Area' }))
  await page.keyboard.type('G-13')
  // So may the areas: a name is understood once they are there.
  await expect(page.locator('datalist option[value="G-13"]')).toBeAttached()
  await tabTo(page, button(page, 'Create draft'))
  await page.keyboard.press('Enter')
  await expect(heading(page)).not.toHaveText('New listing')
  await tabTo(page, page.getByRole('textbox', { name: 'Title', exact: true }))
  await page.keyboard.type('A house that was written with the keyboard')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('No changes')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toBeFocused()
  await expectRings(page, 40)
})
