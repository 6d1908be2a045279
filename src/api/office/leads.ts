import type { Hono } from 'hono'
import { exportLeads } from '#domain/exports/leads.ts'
import { assignByHand } from '#domain/leads/inbox/assign-by-hand.ts'
import { assignFoundLeads } from '#domain/leads/inbox/assign-found.ts'
import { changeLeadStatus } from '#domain/leads/inbox/change-status.ts'
import { leadChoices } from '#domain/leads/inbox/choices.ts'
import { contactLead } from '#domain/leads/inbox/contact.ts'
import { createLead } from '#domain/leads/inbox/create.ts'
import { followLeads } from '#domain/leads/inbox/follow.ts'
import { listLeads } from '#domain/leads/inbox/list.ts'
import { mergeLead, unmergeLead } from '#domain/leads/inbox/merge.ts'
import { noteOnLead } from '#domain/leads/inbox/note.ts'
import { openLead } from '#domain/leads/inbox/open.ts'
import { samePerson } from '#domain/leads/inbox/same-person.ts'
import { showLead } from '#domain/leads/inbox/show.ts'
import { undoLeads } from '#domain/leads/inbox/undo.ts'
import { addTask } from '#domain/tasks/add.ts'
import { finishTask } from '#domain/tasks/finish.ts'
import type { ApiContext } from '../context.ts'
import { sendExport } from '../send-export.ts'
import { sendEvents } from '../send-file.ts'
import { mountOfficeCall, type OfficeParts } from './call.ts'

const done = { data: { done: true as const } }

export function mountLeads(
  app: Hono,
  parts: OfficeParts,
  { db, queue, news, config }: Pick<ApiContext, 'db' | 'queue' | 'news' | 'config'>,
): void {
  mountOfficeCall(app, parts, 'leads', ({ by, query }) => listLeads(db, by, query))
  mountOfficeCall(app, parts, 'leadChoices', async ({ by }) => ({ data: await leadChoices(db, by) }))
  mountOfficeCall(app, parts, 'leadNews', async ({ by, visit, door, headers }) => {
    const isStillIn = () => door.isStillIn(headers, visit)
    return sendEvents(followLeads(by, { news, isStillIn, isTold: config.systems.push }))
  })
  mountOfficeCall(app, parts, 'exportLeads', async ({ by, query }) =>
    sendExport('leads.csv', await exportLeads(db, by, query)),
  )
  mountOfficeCall(app, parts, 'exportLeadsAsXlsx', async ({ by, query }) =>
    sendExport('leads.xlsx', await exportLeads(db, by, query)),
  )
  mountOfficeCall(app, parts, 'assignLeads', async ({ by, body }) => ({
    data: { changed: await assignByHand(db, by, body.ids, body.owner_id) },
  }))
  mountOfficeCall(app, parts, 'assignFoundLeads', async ({ by, query, body }) => ({
    data: await assignFoundLeads(db, by, query, body),
  }))
  mountOfficeCall(app, parts, 'undoLeads', async ({ by, body }) => ({
    data: { changed: await undoLeads(db, by, body.ids) },
  }))
  mountOfficeCall(app, parts, 'createLead', async ({ by, body }) => ({
    data: await createLead({ db, queue }, by, body),
  }))
  mountOfficeCall(app, parts, 'samePerson', async ({ by, query }) => ({
    data: await samePerson(db, by, query),
  }))
  mountOfficeCall(app, parts, 'lead', async ({ by, params }) => ({
    data: await showLead(db, by, params.lead),
  }))
  mountOfficeCall(app, parts, 'openLead', async ({ by, params }) => {
    await openLead(db, by, params.lead)
    return done
  })
  mountOfficeCall(app, parts, 'changeLeadStatus', async ({ by, params, body }) => {
    await changeLeadStatus(db, by, params.lead, body)
    return done
  })
  mountOfficeCall(app, parts, 'noteOnLead', async ({ by, params, body }) => {
    await noteOnLead(db, by, params.lead, body.text)
    return done
  })
  mountOfficeCall(app, parts, 'contactLead', async ({ by, params, body }) => {
    await contactLead(db, by, params.lead, body)
    return done
  })
  mountOfficeCall(app, parts, 'mergeLead', async ({ by, params, body }) => {
    await mergeLead(db, by, params.lead, body.into)
    return done
  })
  mountOfficeCall(app, parts, 'unmergeLead', async ({ by, params }) => {
    await unmergeLead(db, by, params.lead)
    return done
  })
  mountOfficeCall(app, parts, 'addTask', async ({ by, body }) => ({ data: await addTask(db, by, body) }))
  mountOfficeCall(app, parts, 'finishTask', async ({ by, params, body }) => {
    await finishTask(db, by, params.task, body.done)
    return done
  })
}
