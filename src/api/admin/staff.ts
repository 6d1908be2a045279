import type { Hono } from 'hono'
import { auditPeople, readAudit } from '#domain/audit/index.ts'
import {
  changeStaff,
  createStaff,
  listLinkableAgents,
  listStaff,
  resetSecondFactor,
} from '#domain/staff/index.ts'
import { type AdminParts, mountAdminCall } from './call.ts'

export function mountStaff(app: Hono, parts: AdminParts): void {
  mountAdminCall(app, parts, 'staff', async ({ ctx }) => ({ data: await listStaff(ctx) }))
  mountAdminCall(app, parts, 'linkableAgents', async ({ ctx }) => ({
    data: await listLinkableAgents(ctx),
  }))
  mountAdminCall(app, parts, 'createStaff', async ({ ctx, body, auth }) => {
    const member = await createStaff(ctx, body)
    await auth.invite(member.id)
    return { data: member }
  })
  mountAdminCall(app, parts, 'changeStaff', async ({ ctx, params, body }) => ({
    data: await changeStaff(ctx, { id: params.member, ...body }),
  }))
  mountAdminCall(app, parts, 'resetSecondFactor', async ({ ctx, params }) => ({
    data: await resetSecondFactor(ctx, params.member),
  }))
  mountAdminCall(app, parts, 'auditPeople', async ({ ctx }) => ({ data: await auditPeople(ctx) }))
  mountAdminCall(app, parts, 'audit', async ({ ctx, query }) => readAudit(ctx, query))
}
