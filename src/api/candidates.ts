import type { Hono } from 'hono'
import { resumeField, resumePath } from '#contract/vacancies/resume-upload.ts'
import { receiveApplication, storeResume } from '#domain/applications/index.ts'
import { incomingFolder } from '#domain/files/index.ts'
import { withFileForm } from './body/form-with-file.ts'
import type { ApiContext } from './context.ts'
import { addressHeader, readSender } from './sender.ts'
import { mountWrite } from './write.ts'

/** CVs and the applications they belong to. */
export function mountCandidates(app: Hono, context: ApiContext): void {
  const { bodyLimitBytes, dataDir } = context.config
  app.post(resumePath, async ({ req }) => {
    await context.guard.admitBody(req.header(addressHeader))
    const options = { fileField: resumeField, limitBytes: bodyLimitBytes, folder: incomingFolder(dataDir) }
    const resume_link = await withFileForm(req.raw, options, async ({ fields, file }) => {
      await context.guard.admit(readSender(req.raw, fields))
      return storeResume(context, file)
    })
    const answer = { data: { resume_link } }
    return Response.json(answer, { status: 201, headers: { 'cache-control': 'no-store' } })
  })
  mountWrite(app, context, 'addCandidate', async ({ body, file, once }) => {
    const resume_link = body.resume_link || (file && (await storeResume(context, file))) || ''
    return receiveApplication(context, { application: { ...body, resume_link }, once })
  })
}
