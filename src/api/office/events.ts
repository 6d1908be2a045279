import type { Hono } from 'hono'
import { archiveEvent, changeEvent, createEvent, listKeptEvents, showKeptEvent } from '#domain/events/kept.ts'
import type { ApiContext } from '../context.ts'
import { mountOfficeCall, type OfficeParts } from './call.ts'

export function mountKeptEvents(app: Hono, parts: OfficeParts, { db }: Pick<ApiContext, 'db'>): void {
  mountOfficeCall(app, parts, 'listEvents', async ({ by }) => ({ data: await listKeptEvents(db, by) }))
  mountOfficeCall(app, parts, 'showEvent', async ({ by, params }) => ({
    data: await showKeptEvent(db, by, params.id),
  }))
  mountOfficeCall(app, parts, 'uploadEvent', async ({ by, body }) => ({
    data: await createEvent(db, by, body),
  }))
  mountOfficeCall(
    app,
    parts,
    'changeEvent',
    async ({ by, params: { id }, body: { version, ...fields } }) => ({
      data: await changeEvent(db, by, { id, version }, fields),
    }),
  )
  mountOfficeCall(app, parts, 'archiveEvent', async ({ by, params, body }) => ({
    data: await archiveEvent(db, by, params.id, body.archived),
  }))
}
