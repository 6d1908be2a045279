import type { Hono } from 'hono'
import {
  listApplications,
  moveApplication,
  noteApplication,
  openResume,
  showApplication,
} from '#domain/applications/index.ts'
import type { AllowedContext } from '#domain/context.ts'
import { changeJob, createJob, listVacanciesForStaff, showVacancyForStaff } from '#domain/vacancies/index.ts'
import type { ApiContext } from '../context.ts'
import { currentSettings } from '../current-settings.ts'
import { type AdminParts, mountAdminCall } from './call.ts'
import { download } from './download.ts'

export function mountAdminVacancies(app: Hono, parts: AdminParts, context: ApiContext): void {
  mountAdminCall(app, parts, 'listJobs', async ({ ctx, query }) => listVacanciesForStaff(ctx, query))
  mountAdminCall(app, parts, 'showJob', async ({ ctx, params }) => showVacancyForStaff(ctx, params.job))
  mountAdminCall(app, parts, 'createJob', async ({ ctx, body }) => ({ data: await createJob(ctx, body) }))
  mountAdminCall(app, parts, 'changeJob', async ({ ctx, params, body }) => {
    const { version, ...fields } = body
    return { data: await changeJob(ctx, { id: params.job, version, change: fields }) }
  })
  mountApplications(app, parts, context)
}

function mountApplications(app: Hono, parts: AdminParts, context: ApiContext): void {
  const shown = async (ctx: AllowedContext<'applications.read'>, id: number) => {
    const { resume_retention_days } = await currentSettings(context)
    return { data: await showApplication(ctx, { id, keptDays: resume_retention_days }) }
  }
  mountAdminCall(app, parts, 'applications', async ({ ctx, query }) => listApplications(ctx, query))
  mountAdminCall(app, parts, 'application', async ({ ctx, params }) => shown(ctx, params.application))
  mountAdminCall(app, parts, 'moveApplication', async ({ ctx, params, body }) => {
    await moveApplication(ctx, { id: params.application, ...body })
    return shown(ctx, params.application)
  })
  mountAdminCall(app, parts, 'noteApplication', async ({ ctx, params, body }) => {
    await noteApplication(ctx, { id: params.application, text: body.text })
    return shown(ctx, params.application)
  })
  mountAdminCall(app, parts, 'resume', async ({ ctx, params }) =>
    download(await openResume(ctx, params.application)),
  )
}
