import { tidyLine, tidyLines } from '#contract/text/tidy-text.ts'
import { toasts } from '#messages/common.ts'
import { type DemoSite, expect, test } from '#tests/support/browser.ts'
import { fill, goodInquiry, inquiryLabels, openInquiry } from '#tests/support/inquiry.ts'
import { allLeads, leadsFrom, type StoredLead } from '#tests/support/leads.ts'
import { open } from '#tests/support/visit.ts'

const hostile = {
  'a script': '<script>document.title = "owned"</script>',
  'an image that runs': '"><img src=x onerror="document.title = `owned`">',
  'a link that runs': '<a href="javascript:alert(1)">look</a>',
  'a query': "Robert'); DROP TABLE leads; --",
  'a template': '{{constructor.constructor("return process")()}} #{7*7} <%= 7*7 %>',
  'a formula': '=HYPERLINK("http://example.com","free")',
  'a mail header': 'Ali\r\nBcc: everyone@example.com\r\n\r\nHello',
  'control characters': 'Ali\u0000\u0007\u001b[31m Khan\u007f',
  'half a character': 'Ali \ud83d Khan',
  'text that runs the other way': '\u202eAli Khan\u202c',
  'letters of many kinds': 'عائشہ خان 张伟 🏡 Ä̈',
  'a path': '../../../../etc/passwd%00.html',
}

test('hostile texts in an inquiry are stored as harmless ones, and both mails show them as text', async ({
  page,
  site,
}) => {
  await open(page, '/')
  const title = await page.title()
  for (const [what, text] of Object.entries(hostile)) {
    await test.step(what, async () => {
      const modal = await openInquiry(page)
      const texts = goodInquiry({ name: text, client_Location: text, inquiry: text })
      await fill(modal, inquiryLabels, texts)
      await modal.locator('button[type=submit]').click()
      await expect(modal).toBeHidden()
      expect(await page.title()).toBe(title)

      // A field of one line takes a pasted line break as a space.
      const typed = text.replaceAll('\r\n', ' ')
      const [lead] = await leadsFrom(site.pool, texts.email)
      expect(lead).toMatchObject({ name: tidyLine(typed), events: 1, jobs: 1 })
      expect(lead?.payload).toMatchObject({ client_Location: tidyLine(typed), inquiry: tidyLines(text) })
      await expect
        .poll(async () => (await mailsOf(site, lead)).map(({ purpose }) => purpose))
        // And 'given …' to the agent whose turn it is.
        .toEqual(expect.arrayContaining(['agency', 'visitor']))
      for (const { html, subject } of await mailsOf(site, lead)) {
        expect(html).not.toMatch(/<script|<img|<a href="javascript/i)
        expect(subject).not.toMatch(/[\r\n]/)
      }
    })
  }
})

async function mailsOf({ pool }: DemoSite, lead: StoredLead | undefined) {
  const { rows } = await pool.query<{ purpose: string; html: string; subject: string }>(
    `SELECT purpose, html, subject FROM mails JOIN leads ON leads.id = mails.lead_id
     WHERE reference = $1 ORDER BY purpose`,
    [lead?.reference],
  )
  return rows
}

test('the longest texts that are allowed fit', async ({ page, site }) => {
  await open(page, '/')
  const modal = await openInquiry(page)
  const texts = goodInquiry({
    name: 'ع'.repeat(100),
    client_Location: 'x'.repeat(200),
    inquiry: '🏡 خانہ\n'.repeat(250).trimEnd(),
  })
  await fill(modal, inquiryLabels, texts)
  await modal.locator('button[type=submit]').click()
  await expect(page.getByText(toasts.inquiry.success, { exact: true })).toBeVisible()
  const [lead] = await leadsFrom(site.pool, texts.email)
  expect(lead?.payload).toMatchObject({ name: texts.name, inquiry: texts.inquiry })
})

for (const [what, data, status] of [
  ['no JSON', 'name=Ali', 400],
  ['a list', '[]', 400],
  ['numbers for texts', '{"name":1,"email":2,"phone":3,"client_Location":4,"inquiry":5}', 422],
  [
    'objects for texts',
    '{"name":{"$gt":""},"email":[],"phone":null,"client_Location":true,"inquiry":{}}',
    422,
  ],
  ['more than 64 KB', JSON.stringify({ inquiry: 'x'.repeat(70_000) }), 413],
  ['deep nesting', `${'[['.repeat(10_000)}${']]'.repeat(10_000)}`, 400],
] as const) {
  test(`${what} sent past the form is refused with ${status} and stores nothing`, async ({
    request,
    site,
  }) => {
    const before = (await allLeads(site.pool)).length
    const answer = await request.post('/api/inquiry', {
      headers: { 'content-type': 'application/json' },
      data: Buffer.from(data),
    })
    expect(answer.status()).toBe(status)
    expect(await answer.json()).toMatchObject({
      error: { code: expect.any(String), message: expect.any(String) },
    })
    expect((await allLeads(site.pool)).length).toBe(before)
  })
}
