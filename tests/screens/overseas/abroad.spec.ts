/** Visitors abroad see what time it is in Pakistan, and choose when to be called by their own clock. */
import { eq } from 'drizzle-orm'
import { leads } from '#db/schema/index.ts'
import { formFields, formParts, localTime } from '#messages/site.ts'
import { expect, test } from '#tests/support/browser.ts'
import { newPhone } from '#tests/support/forms.ts'
import { countLayoutShifts, expectStill } from '#tests/support/layout-shift.ts'
import { live } from '#tests/support/visit.ts'

test.describe('in Toronto', () => {
  test.use({ timezoneId: 'America/Toronto' })

  test('an agent’s page says the time in Pakistan, and a call is asked for by the own clock', async ({
    page,
    site,
    context,
  }) => {
    await countLayoutShifts(context)
    await page.clock.setFixedTime('2026-11-26T16:40:00Z')
    await page.goto('/team/1')
    await live(page)
    const line = page.getByRole('main').getByText(localTime.now({ time: '9:40 pm', city: 'Islamabad' }))
    await expect(line).toContainText(localTime.closed)
    await expect(line).toContainText('9 am to 6 pm in Pakistan, 11 pm to 8 am your time')
    await expectStill(page)

    await page.goto('/contact')
    await live(page)
    const phone = newPhone()
    const form = page.locator('form', { has: page.getByLabel(formFields.bestTime) })
    await form.getByLabel(formFields.person.name).fill('Sana Malik')
    await form.getByLabel(formFields.person.phone).fill(phone)
    // Nine in the morning in Pakistan is eleven at night in Toronto, still on the day before.
    await form.getByLabel(formFields.bestTime).selectOption({
      label: formFields.slot({ time: '23:00', there: '09:00' }),
    })
    await form.getByRole('button', { name: formParts.callBack }).click()
    await expect
      .poll(async () => (await site.db.select().from(leads).where(eq(leads.phone, phone)))[0]?.payload)
      .toMatchObject({ best_time: '2026-11-27T04:00:00Z America/Toronto' })
  })
})

test.describe('in Pakistan', () => {
  test.use({ timezoneId: 'Asia/Karachi' })

  test('nothing of it is shown', async ({ page }) => {
    await page.goto('/team/1')
    await live(page)
    await expect(page.locator('.local-time')).toBeHidden()
    await expect(page.locator('.local-time')).toHaveText('')
    await page.goto('/contact')
    await live(page)
    await expect(page.getByLabel(formFields.bestTime)).toBeHidden()
  })
})
