import type { Hono } from 'hono'
import { exportLeads } from '#domain/exports/leads.ts'
import { addTask } from '#domain/leads/admin/add-task.ts'
import { assignByHand } from '#domain/leads/admin/assign-by-hand.ts'
import { assignFoundLeads } from '#domain/leads/admin/assign-found.ts'
import { changeLeadStatus } from '#domain/leads/admin/change-status.ts'
import { leadChoices } from '#domain/leads/admin/choices.ts'
import { contactLead } from '#domain/leads/admin/contact.ts'
import { createLead } from '#domain/leads/admin/create.ts'
import { followLeads } from '#domain/leads/admin/follow.ts'
import { listLeads } from '#domain/leads/admin/list.ts'
import { mergeLead, unmergeLead } from '#domain/leads/admin/merge.ts'
import { noteOnLead } from '#domain/leads/admin/note.ts'
import { openLead } from '#domain/leads/admin/open.ts'
import { samePerson } from '#domain/leads/admin/same-person.ts'
import { showLead } from '#domain/leads/admin/show.ts'
import { undoLeads } from '#domain/leads/admin/undo.ts'
import { finishTask } from '#domain/tasks/finish.ts'
import type { ApiContext } from '../context.ts'
import { sendExport } from '../send-export.ts'
import { sendEvents } from '../send-file.ts'
import { type AdminParts, mountAdminCall } from './call.ts'

const done = { data: { done: true as const } }

export function mountLeads(
  app: Hono,
  parts: AdminParts,
  { db, queue, news, config }: Pick<ApiContext, 'db' | 'queue' | 'news' | 'config'>,
): void {
  mountAdminCall(app, parts, 'leads', ({ by, query }) => listLeads(db, by, query))
  mountAdminCall(app, parts, 'leadChoices', async ({ by }) => ({ data: await leadChoices(db, by) }))
  mountAdminCall(app, parts, 'leadNews', async ({ by, visit, auth, headers }) => {
    const isStillIn = () => auth.isStillIn(headers, visit)
    return sendEvents(followLeads(by, { news, isStillIn, isTold: config.systems.push }))
  })
  mountAdminCall(app, parts, 'exportLeads', async ({ by, query }) =>
    sendExport('leads.csv', await exportLeads(db, by, query)),
  )
  mountAdminCall(app, parts, 'exportLeadsAsXlsx', async ({ by, query }) =>
    sendExport('leads.xlsx', await exportLeads(db, by, query)),
  )
  mountAdminCall(app, parts, 'assignLeads', async ({ by, body }) => ({
    data: { changed: await assignByHand(db, by, body.ids, body.owner_id) },
  }))
  mountAdminCall(app, parts, 'assignFoundLeads', async ({ by, query, body }) => ({
    data: await assignFoundLeads(db, by, query, body),
  }))
  mountAdminCall(app, parts, 'undoLeads', async ({ by, body }) => ({
    data: { changed: await undoLeads(db, by, body.ids) },
  }))
  mountAdminCall(app, parts, 'createLead', async ({ by, body }) => ({
    data: await createLead({ db, queue }, by, body),
  }))
  mountAdminCall(app, parts, 'samePerson', async ({ by, query }) => ({
    data: await samePerson(db, by, query),
  }))
  mountAdminCall(app, parts, 'lead', async ({ by, params }) => ({
    data: await showLead(db, by, params.lead),
  }))
  mountAdminCall(app, parts, 'openLead', async ({ by, params }) => {
    await openLead(db, by, params.lead)
    return done
  })
  mountAdminCall(app, parts, 'changeLeadStatus', async ({ by, params, body }) => {
    await changeLeadStatus(db, by, params.lead, body)
    return done
  })
  mountAdminCall(app, parts, 'noteOnLead', async ({ by, params, body }) => {
    await noteOnLead(db, by, params.lead, body.text)
    return done
  })
  mountAdminCall(app, parts, 'contactLead', async ({ by, params, body }) => {
    await contactLead(db, by, params.lead, body)
    return done
  })
  mountAdminCall(app, parts, 'mergeLead', async ({ by, params, body }) => {
    await mergeLead(db, by, params.lead, body.into)
    return done
  })
  mountAdminCall(app, parts, 'unmergeLead', async ({ by, params }) => {
    await unmergeLead(db, by, params.lead)
    return done
  })
  mountAdminCall(app, parts, 'addTask', async ({ by, body }) => ({ data: await addTask(db, by, body) }))
  mountAdminCall(app, parts, 'finishTask', async ({ by, params, body }) => {
    await finishTask(db, by, params.task, body.done)
    return done
  })
}
