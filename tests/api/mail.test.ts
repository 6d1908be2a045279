import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { agency } from '#agency'
import { nextSteps } from '#contract/leads/next-steps.ts'
import { leads, mails } from '#db/schema/index.ts'
import { system } from '#domain/access/actor.ts'
import type { Needs } from '#domain/context.ts'
import { followUp } from '#domain/leads/follow-up.ts'
import { startJobs } from '#jobs/start.ts'
import { openMailer } from '#mail/mailer.ts'
import { html } from '#messages/common.ts'
import { createTestApi, type TestApi } from '../support/api.ts'
import { makeListing, makeProject } from '../support/factories.ts'
import { type Mailbox, openMailbox } from '../support/mailbox.ts'

let api: TestApi
let mailbox: Mailbox
let room: Needs<'db' | 'queue' | 'mailer' | 'siteUrl'>
const siteUrl = 'https://homes.example'

beforeAll(async () => {
  api = await createTestApi()
  mailbox = await openMailbox()
})
afterAll(async () => {
  room.mailer?.close()
  await mailbox.close()
  await api.close()
})
beforeEach(async () => {
  room?.mailer?.close()
  mailbox.received.length = 0
  room = {
    db: api.database.db,
    siteUrl: () => siteUrl,
    queue: api.queue,
    mailer: openMailer({ smtpUrl: mailbox.url, from: agency.email }),
  }
  await api.database.pool.query('DELETE FROM leads')
})

async function send(
  fields: Record<string, unknown> = {},
  path = fields.property_id ? '/api/inquiry/property' : '/api/inquiry',
): Promise<number> {
  const body = {
    name: 'Sana Malik',
    email: 'sana@example.com',
    phone: '0300 1234567',
    client_Location: 'Lahore',
    inquiry: 'Two lines,\nplease.',
    ...fields,
  }
  const answer = await api.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const { data } = await answer.json()
  const [lead] = await api.database.db.select().from(leads).where(eq(leads.reference, data.reference))
  return lead?.id ?? 0
}

const mailsOf = (leadId: number) =>
  api.database.db.select().from(mails).where(eq(mails.lead_id, leadId)).orderBy(asc(mails.id))

/** A mail as a person reads it: its headers unfolded, its text decoded. */
function read(raw: string) {
  const [head = '', ...rest] = raw.split('\r\n\r\n')
  const headers = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')
  const body = rest
    .join('\n')
    .replace(/=\r\n/g, '')
    .replace(/(?:=[0-9A-F]{2})+/g, (bytes) => decodeURIComponent(bytes.replaceAll('=', '%')))
  return { headers, body, header: (name: string) => headers.find((line) => line.startsWith(`${name}: `)) }
}

describe('the agency gets an email about an inquiry, and its visitor a thank-you', () => {
  test('once, however many workers take the job', async () => {
    const leadId = await send()
    await Promise.all([1, 2, 3].map(() => followUp({ ...room, actor: system('A test') }, [leadId])))
    await mailbox.has(2)
    expect((await mailsOf(leadId)).map(({ status }) => status)).toEqual(['sent', 'sent'])
    expect(mailbox.received).toHaveLength(2)
  })

  test('later, when the mail server is in trouble at first', async () => {
    const leadId = await send({ name: 'Later Than Usual' })
    mailbox.refuseNext(1)
    await expect(followUp({ ...room, actor: system('A test') }, [leadId])).rejects.toThrow(/Try again later/)
    const waiting = { status: 'waiting', sent_at: null }
    expect(await mailsOf(leadId)).toMatchObject([waiting, waiting])
    await followUp({ ...room, actor: system('A test') }, [leadId])
    expect(await mailsOf(leadId)).toMatchObject([{ status: 'sent' }, { status: 'sent' }])
    expect(mailbox.received).toHaveLength(2)
  })

  test('the rest of it, when the mail server takes only the first', async () => {
    const leadId = await send({ name: 'Half Way' })
    mailbox.refuseNext(1, 1)
    await expect(followUp({ ...room, actor: system('A test') }, [leadId])).rejects.toThrow(/Try again later/)
    expect(await mailsOf(leadId)).toMatchObject([{ status: 'sent' }, { status: 'waiting' }])
    await followUp({ ...room, actor: system('A test') }, [leadId])
    expect(mailbox.received).toHaveLength(2)
  })

  test('without a mail server the mail is kept for the admin app', async () => {
    const leadId = await send({ name: 'Kept Here' })
    await followUp({ ...room, mailer: undefined, actor: system('A test') }, [leadId])
    const [mail, toVisitor] = await mailsOf(leadId)
    expect(toVisitor).toMatchObject({ status: 'kept', recipient: 'sana@example.com' })
    expect(mail).toMatchObject({ status: 'kept', recipient: agency.email, reply_to: 'sana@example.com' })
    expect(mail?.text).toContain('Kept Here')
    expect(mail?.text).toContain('Two lines,\nplease.')
  })

  test('no email is sent about a deleted lead', async () => {
    await expect(followUp({ ...room, actor: system('A test') }, [2_000_000_000])).resolves.toBeUndefined()
  })

  test('of a project with its address, of a franchise at its desk, with every field', async () => {
    const project = await makeProject(api.database.db, { name: 'Palm Court', slug: 'palm-court' })
    const aboutProject = await send({ project_id: project.id }, '/api/inquiry/project')
    const franchise = { first_name: 'Sana', city: 'Multan', city_location: 'Cantt', qrcode: 'EXPO-7' }
    const aboutFranchise = await send(franchise, '/api/franchise/addFranchise')
    const wanted = { fullname: 'Sana', city: 'Lahore', selectedAreas: ['Model Town', 'Johar Town'] }
    const aboutWanted = await send({ ...wanted, maxPrice: '25000000' }, '/api/wanted')
    for (const leadId of [aboutProject, aboutFranchise, aboutWanted])
      await followUp({ ...room, actor: system('A test') }, [leadId])
    const [ofProject] = await mailsOf(aboutProject)
    expect(ofProject).toMatchObject({
      recipient: agency.email,
      text: expect.stringContaining(`${siteUrl}/project/${project.id}/palm-court`),
    })
    const [toDesk] = await mailsOf(aboutFranchise)
    expect(toDesk).toMatchObject({ recipient: agency.franchiseDesk.email, reply_to: 'sana@example.com' })
    for (const said of ['Multan', 'Cantt', 'EXPO-7']) expect(toDesk?.text).toContain(said)
    const [wish] = await mailsOf(aboutWanted)
    expect(wish?.text).toContain('Areas: Model Town, Johar Town')
    expect(wish?.text).toContain('Maximum price: PKR 2.5 Crore')
  })

  test('and the visitor gets the reference, the next steps and the link, once', async () => {
    const leadId = await send({ name: 'Thankful' })
    for (const _ of [1, 2]) await followUp({ ...room, actor: system('A test') }, [leadId])
    const [, mail] = await mailsOf(leadId)
    expect(mail).toMatchObject({ purpose: 'visitor', status: 'sent', recipient: 'sana@example.com' })
    const [lead] = await api.database.db.select().from(leads).where(eq(leads.id, leadId))
    for (const said of ['Thankful', `${siteUrl}/inquiry/${lead?.reference}`, ...nextSteps('inquiry')]) {
      expect(mail?.text).toContain(said)
    }
    expect(mail?.html).toContain(`https://wa.me/923000000222?text=`)
    expect(mailbox.received).toHaveLength(2)
  })

  test('a link typed as a name is removed from the email to the given address', async () => {
    const leadId = await send({ name: 'Win at www.prizes.example.com now' })
    await followUp({ ...room, actor: system('A test') }, [leadId])
    const [, mail] = await mailsOf(leadId)
    expect(mail?.text).toContain('Thank you, Win at now\n')
    expect(`${mail?.subject} ${mail?.html}`).not.toContain('prizes')
  })

  test('no website that a visitor typed is mailed', async () => {
    const site = 'https://win-a-house.example.com/now'
    const leadId = await send({ name: `Go to ${site}`, client_Location: site, inquiry: `See ${site} today` })
    await followUp({ ...room, mailer: undefined, actor: system('A test') }, [leadId])
    const written = await mailsOf(leadId)
    expect(written).toHaveLength(2)
    for (const { subject, text, html } of written) expect(subject + text + html).not.toContain('win-a-house')
    expect(written[0]?.text).toContain(html.hiddenWebsite)
  })

  test('a mailbox is thanked five times a day, however its address is spelt; the agency hears of all', async () => {
    const spelt = [
      'A.Victim@gmail.com',
      'avictim@gmail.com',
      'a.v.i.ctim+x@googlemail.com',
      'avictim+1@gmail.com',
    ]
    const ids: number[] = []
    for (let at = 0; at < 7; at += 1)
      ids.push(
        await send({ name: `Flood ${at}`, email: spelt[at % spelt.length] ?? '', inquiry: `No. ${at}` }),
      )
    const quiet = { ...room, mailer: undefined }
    await followUp({ ...quiet, actor: system('A test') }, ids.slice(0, 1))
    // Many together count as well, and a retry changes nothing.
    for (const _ of [1, 2]) await followUp({ ...quiet, actor: system('A test') }, ids)
    const purposes = await Promise.all(
      ids.map(async (id) => (await mailsOf(id)).map(({ purpose }) => purpose)),
    )
    expect(purposes.map((of) => of.includes('visitor'))).toEqual([true, true, true, true, true, false, false])
    expect(purposes.every((of) => of.includes('agency'))).toBe(true)
  })

  test('a visitor without an email address is sent nothing', async () => {
    const leadId = await send({}, '/api/getInTouch/addGetInTouch')
    await followUp({ ...room, actor: system('A test') }, [leadId])
    expect(await mailsOf(leadId)).toMatchObject([{ purpose: 'agency' }])
  })

  test('nothing a visitor types becomes a header', async () => {
    const leadId = await send({
      name: 'Eve\r\nBcc: everybody@example.com',
      client_Location: 'Lahore\nSubject: Won',
      inquiry: '.\r\nQUIT\r\nBcc: everybody@example.com',
    })
    await followUp({ ...room, actor: system('A test') }, [leadId])
    await mailbox.has(1)
    const mail = mailbox.received.map(read).find(({ body }) => body.includes('Eve'))
    expect(mail?.headers.filter((line) => /^(?:Bcc|Cc)/i.test(line))).toEqual([])
    expect(mail?.headers.filter((line) => /^Subject/i.test(line))).toHaveLength(1)
  })

  // Last, because the worker it starts goes on working.
  test('in a mail that the worker sends soon after, replies going to the visitor', async () => {
    const listing = await makeListing(api.database.db, { title: 'Corner house <b>with</b> "garden" & porch' })
    await startJobs({
      ...api.context,
      ...room,
      actor: system('A test'),
      pool: api.database.pool,
      resumeRetentionDays: 180,
      makeBackup: async () => {},
      push: api.context.config.push,
      senders: undefined,
    })
    const leadId = await send({ property_id: listing.id, message: 'Is it <sunny>?' })
    await mailbox.has(2)
    const { header, body } = read(mailbox.received[0] ?? '')
    expect(header('To')).toContain(agency.email)
    expect(header('Reply-To')).toContain('sana@example.com')
    expect(header('Subject')).toContain('Property_inquiry_AG-')
    expect(body).toContain(`${siteUrl}/listing/${listing.id}`)
    expect(body).toContain('tel:+923001234567')
    expect(body).toContain('Is it &lt;sunny&gt;?')
    expect(body).toContain('Corner house &lt;b&gt;with&lt;/b&gt; &quot;garden&quot; &amp; porch')
    const toVisitor = read(mailbox.received[1] ?? '')
    expect(toVisitor.header('To')).toContain('sana@example.com')
    expect(toVisitor.body).toContain(nextSteps('property_inquiry').join(' '))
    expect(toVisitor.body).not.toContain('Is it')
    await followUp({ ...room, actor: system('A test') }, [leadId])
    expect(mailbox.received).toHaveLength(2)
  })
})
