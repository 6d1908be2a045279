import { readdirSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApi } from '#api/mount.ts'
import { addressHeader } from '#api/sender.ts'
import { readConfig } from '#config'
import { ApiError } from '#contract/api/api-errors.ts'
import { LeadReceipt } from '#contract/leads/inquiry.ts'
import { nextSteps } from '#contract/leads/next-steps.ts'
import { ResumeAnswer } from '#contract/vacancies/applications.ts'
import { files, jobApplications, leadEvents, mails, resumes } from '#db/schema/index.ts'
import { system } from '#domain/access/actor.ts'
import { anonymiseApplications, removeUnusedResumes } from '#domain/applications/clean-up.ts'
import { emailAboutApplication } from '#domain/applications/email-application.ts'
import { incomingFolder } from '#domain/files/receive-file.ts'
import { docx, odt } from '#domain/files/type-of-document.ts'
import { openGuard } from '#domain/spam-protection/guard.ts'
import { openScanner } from '#integrations/clamav.ts'
import { uploads } from '#messages/common.ts'
import { documentKey } from '#storage/keys.ts'
import { createTestApi, type TestApi } from '../support/api.ts'
import { eicar, type FakeScanner, openFakeScanner } from '../support/clamav.ts'
import { makeJob } from '../support/factories.ts'
import { incomingFiles } from '../support/incoming.ts'
import { compoundFile, zip } from '../support/media.ts'
import { testSecret } from '../support/test-secret.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const waitingFiles = () => incomingFiles(api.context.config.dataDir)

let made = 0
/** A CV unlike any other. */
const pdf = () => `%PDF-1.7 ${++made}`

type Part = string | Uint8Array<ArrayBuffer>

function formOf(fields: Record<string, string>, cv?: Part): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  if (cv !== undefined) form.set('resume', new File([cv], 'cv.pdf'))
  return form
}

const upload = (cv?: Part) =>
  api.request('/api/webhr/upload-resume', { method: 'POST', body: formOf({}, cv) })

async function linkOf(cv: Part): Promise<string> {
  const answer = await upload(cv)
  expect(answer.status).toBe(201)
  return ResumeAnswer.parse(await answer.json()).data.resume_link
}

async function application(changes: Record<string, string> = {}) {
  const { id } = await makeJob(api.database.db)
  return {
    job_id: String(id),
    name: 'Usman Tariq',
    email: 'usman@example.com',
    phone: '+971 50 123 4567',
    city: 'Lahore',
    experience: 'Three years in sales',
    expected_salary: '90000',
    cover_note: 'I know\nLahore.',
    ...changes,
  }
}

const apply = (fields: Record<string, string>, cv?: Part, headers: Record<string, string> = {}) =>
  api.request('/api/webhr/add-candidate/', { method: 'POST', headers, body: formOf(fields, cv) })

async function receipt(answer: Response): Promise<string> {
  expect(answer.status).toBe(201)
  return LeadReceipt.parse(await answer.json()).data.reference
}

async function stored(reference: string) {
  const isIt = eq(jobApplications.reference, reference)
  const [row] = await api.database.db.select().from(jobApplications).where(isIt)
  if (!row) throw new Error('Nothing is stored under this reference')
  return row
}

async function fieldsOf(answer: Response): Promise<string[]> {
  expect(answer.status).toBe(422)
  return Object.keys(ApiError.parse(await answer.json()).error.fields ?? {}).sort()
}

async function fileOf(link: string) {
  const [row] = await api.database.db
    .select({ id: files.id })
    .from(resumes)
    .innerJoin(files, eq(files.id, resumes.file_id))
    .where(eq(resumes.id, link))
  return row?.id
}

const age = (table: string, key: string, id: string, days: number) =>
  api.database.pool.query(
    `UPDATE ${table} SET created_at = created_at - make_interval(days => $1) WHERE ${key} = $2`,
    [days, id],
  )

describe('a CV', () => {
  test.each<[string, Part]>([
    ['PDF', '%PDF-1.7'],
    ['RTF', '{\\rtf1 Hello}'],
    ['DOC', compoundFile('WordDocument')],
    ['DOCX', zip({ 'word/document.xml': docx })],
    ['ODT', zip({ mimetype: odt })],
  ])('as %s is kept under a link that opens nothing', async (_, cv) => {
    const link = await linkOf(cv)
    const id = await fileOf(link)
    expect(id && (await api.context.storage.exists(documentKey(id)))).toBe(true)
    for (const path of [`/media/${id}/original`, `/api/webhr/upload-resume/${link}`, `/${link}`]) {
      expect((await api.request(path)).status).toBe(404)
    }
  })

  test.each<[string, Part, number]>([
    ['that is a picture named cv.pdf', new Uint8Array(Buffer.from('ffd8ffe000104a464946', 'hex')), 415],
    ['that is a web page', '<html><script>alert(1)</script></html>', 415],
    ['over 5 MB', `%PDF-1.7 ${'x'.repeat(5 * 1024 * 1024)}`, 413],
    ['without content', '', 422],
  ])('%s is refused and leaves nothing behind', async (_, cv, status) => {
    const before = await api.database.db.select().from(resumes)
    expect((await upload(cv)).status).toBe(status)
    expect(await api.database.db.select().from(resumes)).toEqual(before)
    const left = readdirSync(incomingFolder(api.context.config.dataDir), {
      recursive: true,
      withFileTypes: true,
    })
    expect(left.filter((entry) => entry.isFile())).toEqual([])
  })

  test('a missing CV is reported; a body that is not a form is refused', async () => {
    expect(await fieldsOf(await upload())).toEqual(['resume'])
    const json = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }
    expect((await api.request('/api/webhr/upload-resume', json)).status).toBe(415)
    const broken = { ...json, headers: { 'content-type': 'multipart/form-data; boundary=x' } }
    expect((await api.request('/api/webhr/upload-resume', broken)).status).toBe(400)
  })
})

describe('a hostile form', () => {
  const boundary = 'cut-here'
  const send = (body: string) =>
    api.request('/api/webhr/upload-resume', {
      method: 'POST',
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
      body: `${body}--${boundary}--\r\n`,
    })
  const part = (headers: string, value = '') => `--${boundary}\r\n${headers}\r\n\r\n${value}\r\n`
  const field = 'Content-Disposition: form-data; name="a"'

  test.each([
    ['tens of thousands of fields', () => part(field).repeat(60_000)],
    ['tens of thousands of files', () => part(`${field}; filename="b"`).repeat(50_000)],
    ['one field of megabytes', () => part(field, 'a'.repeat(3_000_000))],
    ['headers of megabytes', () => part(`${field}\r\nX-Long: ${'a'.repeat(3_000_000)}`)],
  ])('%s are refused, and nothing of it is left', async (_what, body) => {
    expect((await send(body())).status).toBe(413)
    expect(waitingFiles()).toEqual([])
  })

  test('is not read at all once its address has sent too many', async () => {
    const guard = openGuard(api.database.db, testSecret, {
      ...readConfig({}).formLimits,
      perAddress: 1,
    })
    const app = createApi({ ...api.context, guard })
    const bytes = new TextEncoder().encode(
      `${part('Content-Disposition: form-data; name="resume"; filename="cv.pdf"', pdf())}--${boundary}--\r\n`,
    )
    const answers: [status: number, hasBeenRead: boolean][] = []
    for (let at = 0; at < 2; at += 1) {
      let hasBeenRead = false
      const body = new ReadableStream(
        {
          pull(controller) {
            hasBeenRead = true
            controller.enqueue(bytes)
            controller.close()
          },
        },
        { highWaterMark: 0 },
      )
      const headers = {
        'content-type': `multipart/form-data; boundary=${boundary}`,
        [addressHeader]: '192.0.2.9',
      }
      const init = { method: 'POST', headers, body, duplex: 'half' }
      const answer = await app.request('/api/webhr/upload-resume', init)
      answers.push([answer.status, hasBeenRead])
    }
    expect(answers).toEqual([
      [201, true],
      [429, false],
    ])
  })
})

describe('where a scanner is set, a CV', () => {
  let scanner: FakeScanner
  beforeAll(async () => {
    scanner = await openFakeScanner()
  })
  afterAll(() => scanner.close())

  const send = (cv: Part) =>
    createApi({ ...api.context, scanner: openScanner(scanner.url, 500) }).request(
      '/api/webhr/upload-resume',
      {
        method: 'POST',
        body: formOf({}, cv),
      },
    )
  const count = async () => (await api.database.db.select().from(resumes)).length

  test('is scanned whole before it is kept', async () => {
    scanner.behaves('well')
    const cv = Buffer.concat([Buffer.from(pdf()), Buffer.alloc(300_000, 'line\n')])
    const before = await count()
    expect((await send(cv)).status).toBe(201)
    expect(scanner.scanned.at(-1)?.equals(cv)).toBe(true)
    expect(await count()).toBe(before + 1)
  })

  test('with a virus is refused in a sentence, again and again', async () => {
    scanner.behaves('well')
    const before = await count()
    const cv = `${pdf()} ${eicar}`
    for (const _ of [1, 2]) {
      const answer = await send(cv)
      expect(answer.status).toBe(422)
      expect(ApiError.parse(await answer.json()).error).toMatchObject({
        message: uploads.infected,
        fields: { resume: uploads.infected },
      })
    }
    expect(await count()).toBe(before)
  })

  test.each(['badly', 'mute', 'gone'] as const)(
    'is asked for again when the scanner answers %s',
    async (how) => {
      scanner.behaves(how)
      const [before, told] = [await count(), api.unexpected.length]
      const answer = await send(pdf())
      expect(answer.status).toBe(503)
      expect(ApiError.parse(await answer.json()).error.message).toBe(uploads.unchecked)
      expect(await count()).toBe(before)
      // The failure is logged for the operator.
      expect(api.unexpected).toHaveLength(told + 1)
    },
  )

  test('is asked for again when there is no scanner at the address', async () => {
    const nowhere = createApi({ ...api.context, scanner: openScanner('tcp://127.0.0.1:1') })
    const answer = await nowhere.request('/api/webhr/upload-resume', {
      method: 'POST',
      body: formOf({}, pdf()),
    })
    expect(answer.status).toBe(503)
  })
})

describe('an application for a job', () => {
  test('with the link of a CV: a row, a timeline, a job for later', async () => {
    const resume_link = await linkOf(pdf())
    const row = await stored(await receipt(await apply({ ...(await application()), resume_link })))
    expect(row).toMatchObject({
      name: 'Usman Tariq',
      phone_e164: '+971501234567',
      expected_salary: 90000,
      cover_note: 'I know\nLahore.',
      resume: resume_link,
      status: 'received',
    })
    const isOfIt = eq(leadEvents.application_id, row.id)
    expect(await api.database.db.select().from(leadEvents).where(isOfIt)).toMatchObject([
      { kind: 'received', actor: 'visitor' },
    ])
    const { rows } = await api.database.pool.query(
      "SELECT 1 FROM pgboss.job WHERE name = 'application-received' AND (data ->> 'applicationId')::int = $1",
      [row.id],
    )
    expect(rows).toHaveLength(1)
    expect((await api.request(`/api/inquiry/${row.reference}`)).status).toBe(200)
  })

  test('with the CV in the same form, as without JavaScript', async () => {
    const row = await stored(await receipt(await apply(await application(), pdf())))
    expect(row.resume && (await fileOf(row.resume))).toBeTruthy()
  })

  test('without an email address is stored once, and the agency alone gets an email', async () => {
    const fields = { ...(await application({ email: '' })), resume_link: await linkOf(pdf()) }
    const references = [await receipt(await apply(fields)), await receipt(await apply(fields))]
    expect(references[1]).toBe(references[0])
    const other = { ...fields, phone: '0300 7654321', resume_link: await linkOf(pdf()) }
    expect(await receipt(await apply(other))).not.toBe(references[0])
    const { id } = await stored(references[0] ?? '')
    const room = { db: api.database.db, mailer: undefined, siteUrl: () => 'https://homes.example' }
    await emailAboutApplication({ ...room, actor: system('A test') }, id)
    const written = await api.database.db.select().from(mails).where(eq(mails.application_id, id))
    expect(written).toMatchObject([{ purpose: 'agency', reply_to: null }])
  })

  test('missing and wrong fields are named', async () => {
    const wrong = await application({ name: '', phone: 'x', expected_salary: 'much', city: '<b>' })
    expect(await fieldsOf(await apply(wrong))).toEqual(['city', 'expected_salary', 'name', 'phone'])
    expect(await fieldsOf(await apply(await application()))).toEqual(['resume'])
    const unknown = await application({ resume_link: 'AAAAAAAAAAAAAAAAAAAAAA' })
    expect(await fieldsOf(await apply(unknown))).toEqual(['resume'])
  })

  test('for a job that is closed, over or unknown is not found', async () => {
    const resume_link = await linkOf(pdf())
    const closed = await makeJob(api.database.db, { status: 'closed' })
    const over = await makeJob(api.database.db, { closes_on: '2020-01-01' })
    for (const id of [closed.id, over.id, 2_000_000_000]) {
      const answer = await apply({ ...(await application()), job_id: String(id), resume_link })
      expect(answer.status).toBe(404)
    }
  })

  test('sent twice at the same moment is stored once, with a key and without', async () => {
    for (const headers of [{}, { 'idempotency-key': 'apply-twice' }]) {
      const fields = { ...(await application()), resume_link: await linkOf(pdf()) }
      const sent = await Promise.all([1, 2, 3].map(() => apply(fields, undefined, headers)))
      const references = await Promise.all(sent.map(receipt))
      expect(new Set(references).size).toBe(1)
    }
  })

  test('the agency gets an email with every field but the CV, the applicant one with the next steps, once', async () => {
    const fields = await application({ cover_note: 'Call me <b>soon</b>' })
    const { id } = await stored(await receipt(await apply(fields, pdf())))
    const room = { db: api.database.db, mailer: undefined, siteUrl: () => 'https://homes.example' }
    for (const _ of [1, 2]) await emailAboutApplication({ ...room, actor: system('A test') }, id)
    const written = await api.database.db.select().from(mails).where(eq(mails.application_id, id))
    expect(written.map(({ purpose }) => purpose).sort()).toEqual(['agency', 'visitor'])
    const toAgency = written.find(({ purpose }) => purpose === 'agency')
    expect(toAgency).toMatchObject({ reply_to: 'usman@example.com' })
    for (const said of ['Three years in sales', 'PKR 90,000 a month', '/job-description/', 'Lahore']) {
      expect(toAgency?.text).toContain(said)
    }
    expect(toAgency?.html).toContain('Call me &lt;b&gt;soon&lt;/b&gt;')
    const toApplicant = written.find(({ purpose }) => purpose === 'visitor')
    expect(toApplicant).toMatchObject({ recipient: 'usman@example.com' })
    expect(toApplicant?.text).toContain(nextSteps('job_application').join(' '))
  })
})

describe('the clean-up', () => {
  const cleanUp = async () => {
    const ctx = { ...api.context, actor: system('A test') }
    await anonymiseApplications(ctx, 180)
    await removeUnusedResumes(ctx)
  }

  test('removes a CV that no application took up for a day, and no other', async () => {
    const [orphan, fresh] = [await linkOf(pdf()), await linkOf(pdf())]
    const taken = await linkOf(pdf())
    await receipt(await apply({ ...(await application()), resume_link: taken }))
    const lost = await fileOf(orphan)
    for (const link of [orphan, taken]) await age('resumes', 'id', link, 2)
    await Promise.all([cleanUp(), cleanUp()])
    expect(await fileOf(orphan)).toBeUndefined()
    expect(lost && (await api.context.storage.exists(documentKey(lost)))).toBe(false)
    for (const link of [fresh, taken]) {
      const kept = await fileOf(link)
      expect(kept && (await api.context.storage.exists(documentKey(kept)))).toBe(true)
    }
  })

  test('keeps a file that two people sent as long as one of them needs it', async () => {
    const cv = pdf()
    const [orphan, other] = [await linkOf(cv), await linkOf(cv)]
    expect(orphan).not.toBe(other)
    await age('resumes', 'id', orphan, 2)
    await cleanUp()
    expect(await fileOf(orphan)).toBeUndefined()
    expect(await fileOf(other)).toBeDefined()
  })

  test('deletes applicants after the retention time, with their CV, emails and notes', async () => {
    const resume_link = await linkOf(pdf())
    const reference = await receipt(await apply({ ...(await application()), resume_link }))
    const { id } = await stored(reference)
    await emailAboutApplication(
      { db: api.database.db, mailer: undefined, siteUrl: () => '', actor: system('A test') },
      id,
    )
    const note = { application_id: id, kind: 'note', note: 'Usman is ill on Mondays', actor: 'Sana' }
    await api.database.db.insert(leadEvents).values(note)
    await age('job_applications', 'reference', reference, 179)
    await age('resumes', 'id', resume_link, 179)
    await cleanUp()
    expect((await stored(reference)).name).toBe('Usman Tariq')
    const file = await fileOf(resume_link)
    await age('job_applications', 'reference', reference, 2)
    await cleanUp()
    const row = await stored(reference)
    expect(row).toMatchObject({ name: '', email: '', phone: '', phone_e164: null, city: '', resume: null })
    expect(JSON.stringify(row)).not.toMatch(/Usman|Lahore|sales/)
    expect(row.anonymised_at).toBeInstanceOf(Date)
    expect(await api.database.db.select().from(mails).where(eq(mails.application_id, id))).toEqual([])
    expect(file && (await api.context.storage.exists(documentKey(file)))).toBe(false)
    const events = await api.database.db.select().from(leadEvents).where(eq(leadEvents.application_id, id))
    expect(events.map(({ kind }) => kind)).toEqual(['received'])
  })
})
