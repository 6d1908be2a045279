import type { Hono } from 'hono'
import type { Staff } from '#domain/access/allow.ts'
import { listApplications } from '#domain/applications/admin/list.ts'
import { openResume } from '#domain/applications/admin/open-resume.ts'
import { showApplication } from '#domain/applications/admin/show.ts'
import { moveApplication, noteApplication } from '#domain/applications/admin/work.ts'
import { listVacanciesForStaff, showVacancyForStaff } from '#domain/vacancies/admin/read.ts'
import { changeJob, createJob } from '#domain/vacancies/admin/write.ts'
import type { ApiContext } from '../context.ts'
import { currentSettings } from '../current-settings.ts'
import { type AdminParts, mountAdminCall } from './call.ts'
import { download } from './download.ts'

export function mountAdminVacancies(app: Hono, parts: AdminParts, context: ApiContext): void {
  const { db } = context
  mountAdminCall(app, parts, 'keptJobs', async ({ by, query }) => listVacanciesForStaff(db, by, query))
  mountAdminCall(app, parts, 'keptJob', async ({ by, params }) => showVacancyForStaff(db, by, params.job))
  mountAdminCall(app, parts, 'createJob', async ({ by, body }) => ({ data: await createJob(db, by, body) }))
  mountAdminCall(app, parts, 'changeJob', async ({ by, params, body }) => {
    const { version, ...fields } = body
    return { data: await changeJob(db, by, { id: params.job, version }, fields) }
  })
  mountApplications(app, parts, context)
}

function mountApplications(app: Hono, parts: AdminParts, context: ApiContext): void {
  const { db } = context
  const shown = async (by: Staff, id: number) => {
    const { resume_retention_days } = await currentSettings(context)
    return { data: await showApplication(db, by, id, resume_retention_days) }
  }
  mountAdminCall(app, parts, 'applications', async ({ by, query }) => listApplications(db, by, query))
  mountAdminCall(app, parts, 'application', async ({ by, params }) => shown(by, params.application))
  mountAdminCall(app, parts, 'moveApplication', async ({ by, params, body }) => {
    await moveApplication(db, by, params.application, body)
    return shown(by, params.application)
  })
  mountAdminCall(app, parts, 'noteApplication', async ({ by, params, body }) => {
    await noteApplication(db, by, params.application, body.text)
    return shown(by, params.application)
  })
  mountAdminCall(app, parts, 'resume', async ({ by, params }) =>
    download(await openResume(context, by, params.application)),
  )
}
