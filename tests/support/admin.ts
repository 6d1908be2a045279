/** Members of staff in a browser. */
import { expect, type Page } from '@playwright/test'
import type { Role } from '#contract/permissions.ts'
import type { DemoSite } from './browser.ts'
import { goodPassword, hire } from './staff.ts'

export { goodPassword } from './staff.ts'

/** A member of staff with a role, who signs in with `goodPassword`. */
export function colleague({ db, pool }: DemoSite, role: Role): Promise<{ id: string; email: string }> {
  return hire({ database: { db, pool } }, role)
}

/** Enters e-mail and password at the sign-in screen. */
export async function signInAs(page: Page, email: string): Promise<void> {
  await page.goto('/admin/sign-in')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(goodPassword)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Gives a browser the session of a new colleague: signing in has journeys of its own. */
export async function enterAs(page: Page, site: DemoSite, role: Role): Promise<void> {
  const { email } = await colleague(site, role)
  const answer = await page.request.post('/api/admin/sign-in', { data: { email, password: goodPassword } })
  expect(answer.status()).toBe(200)
}

/** The toasts, of the page or of an open dialog. A dialog that closes keeps an empty place for them until it is gone. */
export const messages = (page: Page) =>
  page.getByRole('region', { name: 'Notifications', exact: true }).last()
