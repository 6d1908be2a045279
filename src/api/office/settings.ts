import type { Hono } from 'hono'
import { changeSettings } from '#domain/settings/change.ts'
import { showSettings } from '#domain/settings/show.ts'
import type { ApiContext } from '../context.ts'
import { settingsGiven } from '../current-settings.ts'
import { mountOfficeCall, type OfficeParts } from './call.ts'

export function mountSettings(
  app: Hono,
  parts: OfficeParts,
  { db, config }: Pick<ApiContext, 'db' | 'config'>,
): void {
  const given = settingsGiven(config)
  mountOfficeCall(app, parts, 'settings', async ({ by }) => showSettings(db, by, config, given))
  mountOfficeCall(app, parts, 'changeSettings', async ({ by, body }) => {
    await changeSettings(db, by, body, given)
    return showSettings(db, by, config, given)
  })
}
