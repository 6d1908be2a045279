import type { Hono } from 'hono'
import { auditPeople, readAudit } from '#domain/audit/read-audit.ts'
import { changeStaff } from '#domain/staff/change.ts'
import { createStaff } from '#domain/staff/create.ts'
import { listLinkableAgents } from '#domain/staff/known-agent.ts'
import { listStaff } from '#domain/staff/list.ts'
import { resetSecondFactor } from '#domain/staff/reset-second-factor.ts'
import type { ApiContext } from '../context.ts'
import { type AdminParts, mountAdminCall } from './call.ts'

export function mountStaff(
  app: Hono,
  parts: AdminParts,
  { db, queue, siteUrl }: Pick<ApiContext, 'db' | 'queue' | 'siteUrl'>,
): void {
  mountAdminCall(app, parts, 'staff', async ({ by }) => ({ data: await listStaff(db, by) }))
  mountAdminCall(app, parts, 'linkableAgents', async ({ by }) => ({
    data: await listLinkableAgents(db, by),
  }))
  mountAdminCall(app, parts, 'createStaff', async ({ by, body, auth }) => {
    const member = await createStaff(db, by, body)
    await auth.invite(member.id)
    return { data: member }
  })
  mountAdminCall(app, parts, 'changeStaff', async ({ by, params, body }) => ({
    data: await changeStaff(db, by, params.member, body),
  }))
  mountAdminCall(app, parts, 'resetSecondFactor', async ({ by, params }) => ({
    data: await resetSecondFactor({ db, queue, siteUrl: siteUrl() }, by, params.member),
  }))
  mountAdminCall(app, parts, 'auditPeople', async ({ by }) => ({ data: await auditPeople(db, by) }))
  mountAdminCall(app, parts, 'audit', async ({ by, query }) => readAudit(db, by, query))
}
