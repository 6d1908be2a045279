import type { Hono } from 'hono'
import { changeStaff } from '#domain/staff/change.ts'
import { createStaff } from '#domain/staff/create.ts'
import { listLinkableAgents } from '#domain/staff/known-agent.ts'
import { listStaff } from '#domain/staff/list.ts'
import { auditPeople, readAudit } from '#domain/staff/read-audit.ts'
import { resetSecondFactor } from '#domain/staff/reset-second-factor.ts'
import type { ApiContext } from '../context.ts'
import { mountOfficeCall, type OfficeParts } from './call.ts'

export function mountStaff(
  app: Hono,
  parts: OfficeParts,
  { db, queue, siteUrl }: Pick<ApiContext, 'db' | 'queue' | 'siteUrl'>,
): void {
  mountOfficeCall(app, parts, 'staff', async ({ by }) => ({ data: await listStaff(db, by) }))
  mountOfficeCall(app, parts, 'linkableAgents', async ({ by }) => ({
    data: await listLinkableAgents(db, by),
  }))
  mountOfficeCall(app, parts, 'createStaff', async ({ by, body, door }) => {
    const member = await createStaff(db, by, body)
    await door.invite(member.id)
    return { data: member }
  })
  mountOfficeCall(app, parts, 'changeStaff', async ({ by, params, body }) => ({
    data: await changeStaff(db, by, params.member, body),
  }))
  mountOfficeCall(app, parts, 'resetSecondFactor', async ({ by, params }) => ({
    data: await resetSecondFactor({ db, queue, siteUrl: siteUrl() }, by, params.member),
  }))
  mountOfficeCall(app, parts, 'auditPeople', async ({ by }) => ({ data: await auditPeople(db, by) }))
  mountOfficeCall(app, parts, 'audit', async ({ by, query }) => readAudit(db, by, query))
}
