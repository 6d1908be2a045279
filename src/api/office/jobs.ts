import type { Hono } from 'hono'
import { listApplications } from '#domain/applications/office/list.ts'
import { openResume } from '#domain/applications/office/open-resume.ts'
import { showApplication } from '#domain/applications/office/show.ts'
import { moveApplication, noteApplication } from '#domain/applications/office/work.ts'
import { listKeptJobs, showKeptJob } from '#domain/careers/keep/read.ts'
import { changeJob, createJob } from '#domain/careers/keep/write.ts'
import type { Staff } from '#domain/staff/allow.ts'
import type { ApiContext } from '../context.ts'
import { currentSettings } from '../current-settings.ts'
import { mountOfficeCall, type OfficeParts } from './call.ts'
import { download } from './download.ts'

export function mountKeptJobs(app: Hono, parts: OfficeParts, context: ApiContext): void {
  const { db } = context
  mountOfficeCall(app, parts, 'keptJobs', async ({ by, query }) => listKeptJobs(db, by, query))
  mountOfficeCall(app, parts, 'keptJob', async ({ by, params }) => showKeptJob(db, by, params.job))
  mountOfficeCall(app, parts, 'createJob', async ({ by, body }) => ({ data: await createJob(db, by, body) }))
  mountOfficeCall(app, parts, 'changeJob', async ({ by, params, body }) => {
    const { version, ...fields } = body
    return { data: await changeJob(db, by, { id: params.job, version }, fields) }
  })
  mountApplications(app, parts, context)
}

function mountApplications(app: Hono, parts: OfficeParts, context: ApiContext): void {
  const { db } = context
  const shown = async (by: Staff, id: number) => {
    const { resume_retention_days } = await currentSettings(context)
    return { data: await showApplication(db, by, id, resume_retention_days) }
  }
  mountOfficeCall(app, parts, 'applications', async ({ by, query }) => listApplications(db, by, query))
  mountOfficeCall(app, parts, 'application', async ({ by, params }) => shown(by, params.application))
  mountOfficeCall(app, parts, 'moveApplication', async ({ by, params, body }) => {
    await moveApplication(db, by, params.application, body)
    return shown(by, params.application)
  })
  mountOfficeCall(app, parts, 'noteApplication', async ({ by, params, body }) => {
    await noteApplication(db, by, params.application, body.text)
    return shown(by, params.application)
  })
  mountOfficeCall(app, parts, 'resume', async ({ by, params }) =>
    download(await openResume(context, by, params.application)),
  )
}
