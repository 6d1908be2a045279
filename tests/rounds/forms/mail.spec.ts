import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { agency } from '#agency'
import { nextSteps, type RequestKind } from '#contract/leads/next-steps.ts'
import { expect, test } from '#tests/support/browser.ts'
import { createTestDatabase } from '#tests/support/database.ts'
import { enterLive, forms, otherForms, siteForm, thankedReference } from '#tests/support/forms.ts'
import { requestsOfPhone } from '#tests/support/leads.ts'
import { openMailbox } from '#tests/support/mailbox.ts'
import { startSite } from '#tests/support/site.ts'
import { open } from '#tests/support/visit.ts'

test('what is sent with any form is one row with its timeline and its job, and one mail to the agency and to the visitor', async ({
  page,
}) => {
  const mailbox = await openMailbox()
  const database = await createTestDatabase({ content: 'demo' })
  const dataFolder = mkdtempSync(join(tmpdir(), 'aangan-site-'))
  const site = await startSite({
    DATABASE_URL: database.url,
    DATA_DIR: dataFolder,
    LOG_LEVEL: 'warn',
    SMTP_URL: mailbox.url,
  })
  try {
    for (const [name, form] of Object.entries({ ...forms, ...otherForms })) {
      await test.step(name, async () => {
        const entries = form.good()
        const { 'Phone Number': phone = '', Email: email } = entries.texts
        await open(page, `${site.url}${form.path}`)
        await enterLive(siteForm(page, form), entries)
        await siteForm(page, form).getByRole('button', { name: form.submit }).click()
        const reference = await thankedReference(page)
        expect(await requestsOfPhone(database.pool, phone)).toMatchObject([
          { reference, kind: form.kind, events: form.kind === 'wanted' ? 2 : 1, jobs: 1 },
        ])

        const desk = form.kind === 'franchise' ? agency.franchiseDesk.email : agency.email
        // The agent who was chosen gets one as well, sooner or later.
        const mailsTo = (recipient: string) =>
          mailbox.received
            .map(asRead)
            .filter((mail) => mail.includes(reference) && mail.includes(`\nTo: ${recipient}`))
        await expect.poll(() => mailsTo(desk).length).toBe(1)
        if (!email) return
        await expect.poll(() => mailsTo(email).length).toBe(1)
        const [toAgency] = mailsTo(desk)
        expect(toAgency).toContain(`Reply-To: ${email}`)
        const [toVisitor] = mailsTo(email)
        // The table's kinds are those of the contract.
        expect(toVisitor).toContain(nextSteps(form.kind as RequestKind).join(' '))
      })
    }
  } finally {
    // Requests that its page still makes would fail.
    await page.close()
    await site.stop()
    await mailbox.close()
    await database.drop()
    rmSync(dataFolder, { recursive: true, force: true })
  }
})

/** A mail as a person reads it: its headers unfolded, its text decoded. */
function asRead(raw: string): string {
  return raw
    .replace(/=\r\n/g, '')
    .replace(/\r\n[ \t]+/g, ' ')
    .replace(/(?:=[0-9A-F]{2})+/g, (bytes) => decodeURIComponent(bytes.replaceAll('=', '%')))
}
