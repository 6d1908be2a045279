import type { Hono } from 'hono'
import { erasePerson } from '#domain/privacy/erase.ts'
import { findPerson } from '#domain/privacy/find.ts'
import type { ApiContext } from '../context.ts'
import { mountOfficeCall, type OfficeParts } from './call.ts'

export function mountPrivacy(app: Hono, parts: OfficeParts, context: ApiContext): void {
  mountOfficeCall(app, parts, 'findPersonalData', async ({ by, body }) => ({
    data: await findPerson(context.db, by, body),
  }))
  mountOfficeCall(app, parts, 'erasePersonalData', async ({ by, body }) => ({
    data: await erasePerson(context, by, body),
  }))
}
