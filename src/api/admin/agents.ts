import type { Hono } from 'hono'
import {
  archiveAgent,
  changeAgent,
  createAgent,
  listAgentsForStaff,
  orderAgents,
  showAgentForStaff,
} from '#domain/agents/admin/collection.ts'
import { agentHoldings } from '#domain/hand-over/hand-over.ts'
import type { ApiContext } from '../context.ts'
import { type AdminParts, mountAdminCall } from './call.ts'

export function mountAdminAgents(app: Hono, parts: AdminParts, { db }: Pick<ApiContext, 'db'>): void {
  mountAdminCall(app, parts, 'listAgents', async ({ by }) => ({ data: await listAgentsForStaff(db, by) }))
  mountAdminCall(app, parts, 'showAgent', async ({ by, params }) => ({
    data: await showAgentForStaff(db, by, params.id),
  }))
  mountAdminCall(app, parts, 'createAgent', async ({ by, body }) => ({
    data: await createAgent(db, by, body),
  }))
  mountAdminCall(app, parts, 'changeAgent', async ({ by, params: { id }, body: { version, ...fields } }) => ({
    data: await changeAgent(db, by, { id, version }, fields),
  }))
  mountAdminCall(app, parts, 'agentHoldings', async ({ by, params }) => ({
    data: await agentHoldings(db, by, params.id),
  }))
  mountAdminCall(app, parts, 'archiveAgent', async ({ by, params, body }) => ({
    data: await archiveAgent(db, by, params.id, body),
  }))
  mountAdminCall(app, parts, 'orderAgents', async ({ by, body }) => {
    await orderAgents(db, by, body.ids)
    return { data: { done: true } }
  })
}
