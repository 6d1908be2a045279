import type { Hono } from 'hono'
import { resumeField, resumePath } from '#contract/applications.ts'
import { receiveApplication } from '#domain/applications/receive.ts'
import { storeResume } from '#domain/applications/store-resume.ts'
import { readFormBody } from './body.ts'
import type { ApiContext } from './context.ts'
import { senderOf } from './sender.ts'
import { mountWrite } from './write.ts'

/** CVs and the applications they belong to. */
export function mountCandidates(app: Hono, context: ApiContext): void {
  const { bodyLimitBytes, dataDir } = context.config
  app.post(resumePath, async ({ req }) => {
    const { fields, file } = await readFormBody(req.raw, resumeField, bodyLimitBytes)
    await context.guard.admit(senderOf(req.raw, fields))
    const answer = { data: { resume_link: await storeResume(context, dataDir, file) } }
    return Response.json(answer, { status: 201, headers: { 'cache-control': 'no-store' } })
  })
  mountWrite(app, context, 'addCandidate', async ({ body, file, once }) => {
    const resume_link = body.resume_link || (file && (await storeResume(context, dataDir, file))) || ''
    return receiveApplication(context, { ...body, resume_link }, once)
  })
}
