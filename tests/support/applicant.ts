/** A visitor who applies for a job, CV and all, as the website sends it. */
import type { APIRequestContext } from '@playwright/test'
import type { DemoSite } from './browser.ts'

export type Applicant = { id: number; name: string; reference: string }

export async function applyForJob(
  request: APIRequestContext,
  { pool }: Pick<DemoSite, 'pool'>,
  name: string,
): Promise<Applicant> {
  const jobs = await pool.query<{ id: number }>(
    "SELECT id FROM jobs WHERE status = 'open' AND closes_on > now() ORDER BY id LIMIT 1",
  )
  const answer = await request.post('/api/webhr/add-candidate/', {
    multipart: {
      job_id: String(jobs.rows[0]?.id),
      name,
      email: `${crypto.randomUUID()}@example.com`,
      phone: '03001234567',
      city: 'Lahore',
      experience: 'Long',
      resume: {
        name: 'cv.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from(`%PDF-1.7 the life of ${name}`),
      },
    },
  })
  const { reference } = (await answer.json()).data
  const { rows } = await pool.query<{ id: number }>('SELECT id FROM job_applications WHERE reference = $1', [
    reference,
  ])
  return { id: rows[0]?.id ?? 0, name, reference }
}
