import type { Hono } from 'hono'
import { agentHoldings } from '#domain/agents/hand-over.ts'
import {
  archiveAgent,
  changeAgent,
  createAgent,
  listKeptAgents,
  orderAgents,
  showKeptAgent,
} from '#domain/agents/kept.ts'
import type { ApiContext } from '../context.ts'
import { mountOfficeCall, type OfficeParts } from './call.ts'

export function mountKeptAgents(app: Hono, parts: OfficeParts, { db }: Pick<ApiContext, 'db'>): void {
  mountOfficeCall(app, parts, 'listAgents', async ({ by }) => ({ data: await listKeptAgents(db, by) }))
  mountOfficeCall(app, parts, 'showAgent', async ({ by, params }) => ({
    data: await showKeptAgent(db, by, params.id),
  }))
  mountOfficeCall(app, parts, 'createAgent', async ({ by, body }) => ({
    data: await createAgent(db, by, body),
  }))
  mountOfficeCall(
    app,
    parts,
    'changeAgent',
    async ({ by, params: { id }, body: { version, ...fields } }) => ({
      data: await changeAgent(db, by, { id, version }, fields),
    }),
  )
  mountOfficeCall(app, parts, 'agentHoldings', async ({ by, params }) => ({
    data: await agentHoldings(db, by, params.id),
  }))
  mountOfficeCall(app, parts, 'archiveAgent', async ({ by, params, body }) => ({
    data: await archiveAgent(db, by, params.id, body),
  }))
  mountOfficeCall(app, parts, 'orderAgents', async ({ by, body }) => {
    await orderAgents(db, by, body.ids)
    return { data: { done: true } }
  })
}
