import type { Hono } from 'hono'
import { exportLeads } from '#domain/exports/index.ts'
import {
  addTask,
  assignByHand,
  assignFoundLeads,
  changeLeadStatus,
  contactLead,
  correctEstimate,
  createLead,
  followLeads,
  leadChoices,
  listLeads,
  mergeLead,
  noteOnLead,
  openLead,
  samePerson,
  showLead,
  undoLeads,
  unmergeLead,
} from '#domain/leads/index.ts'
import { finishTask } from '#domain/tasks/index.ts'
import type { ApiContext } from '../context.ts'
import { sendExport } from '../send-export.ts'
import { sendEvents } from '../send-file.ts'
import { type AdminParts, mountAdminCall } from './call.ts'

const done = { data: { done: true as const } }

export function mountLeads(
  app: Hono,
  parts: AdminParts,
  { news, config }: Pick<ApiContext, 'news' | 'config'>,
): void {
  mountAdminCall(app, parts, 'leads', ({ ctx, query }) => listLeads(ctx, query))
  mountAdminCall(app, parts, 'leadChoices', async ({ ctx }) => ({ data: await leadChoices(ctx) }))
  mountAdminCall(app, parts, 'leadNews', async ({ ctx, visit, auth, headers }) => {
    const isStillIn = () => auth.isStillIn(headers, visit)
    return sendEvents(followLeads(ctx, { news, isStillIn, isTold: config.systems.push }))
  })
  mountAdminCall(app, parts, 'exportLeads', async ({ ctx, query }) =>
    sendExport('leads.csv', await exportLeads(ctx, query)),
  )
  mountAdminCall(app, parts, 'exportLeadsAsXlsx', async ({ ctx, query }) =>
    sendExport('leads.xlsx', await exportLeads(ctx, query)),
  )
  mountAdminCall(app, parts, 'assignLeads', async ({ ctx, body }) => ({
    data: { changed: await assignByHand(ctx, { asked: body.ids, ownerId: body.owner_id }) },
  }))
  mountAdminCall(app, parts, 'assignFoundLeads', async ({ ctx, query, body }) => ({
    data: await assignFoundLeads(ctx, { filters: query, ...body }),
  }))
  mountAdminCall(app, parts, 'undoLeads', async ({ ctx, body }) => ({
    data: { changed: await undoLeads(ctx, body.ids) },
  }))
  mountAdminCall(app, parts, 'createLead', async ({ ctx, body }) => ({
    data: await createLead(ctx, body),
  }))
  mountAdminCall(app, parts, 'samePerson', async ({ ctx, query }) => ({
    data: await samePerson(ctx, query),
  }))
  mountAdminCall(app, parts, 'lead', async ({ ctx, params }) => ({
    data: await showLead(ctx, params.lead),
  }))
  mountAdminCall(app, parts, 'openLead', async ({ ctx, params }) => {
    await openLead(ctx, params.lead)
    return done
  })
  mountAdminCall(app, parts, 'changeLeadStatus', async ({ ctx, params, body }) => {
    await changeLeadStatus(ctx, { id: params.lead, change: body })
    return done
  })
  mountAdminCall(app, parts, 'noteOnLead', async ({ ctx, params, body }) => {
    await noteOnLead(ctx, { id: params.lead, text: body.text })
    return done
  })
  mountAdminCall(app, parts, 'contactLead', async ({ ctx, params, body }) => {
    await contactLead(ctx, { id: params.lead, contact: body })
    return done
  })
  mountAdminCall(app, parts, 'correctEstimate', async ({ ctx, params, body }) => {
    await correctEstimate(ctx, { id: params.lead, figure: body.figure })
    return done
  })
  mountAdminCall(app, parts, 'mergeLead', async ({ ctx, params, body }) => {
    await mergeLead(ctx, { id: params.lead, into: body.into })
    return done
  })
  mountAdminCall(app, parts, 'unmergeLead', async ({ ctx, params }) => {
    await unmergeLead(ctx, params.lead)
    return done
  })
  mountAdminCall(app, parts, 'addTask', async ({ ctx, body }) => ({ data: await addTask(ctx, body) }))
  mountAdminCall(app, parts, 'finishTask', async ({ ctx, params, body }) => {
    await finishTask(ctx, { id: params.task, done: body.done })
    return done
  })
}
