import type { Hono } from 'hono'
import type { Staff } from '#domain/access/allow.ts'
import { changeSettings } from '#domain/settings/change.ts'
import { showSettings } from '#domain/settings/show.ts'
import type { ApiContext } from '../context.ts'
import { settingsGiven } from '../current-settings.ts'
import { type AdminParts, mountAdminCall } from './call.ts'

export function mountSettings(
  app: Hono,
  parts: AdminParts,
  { db, config, warnings = () => [] }: Pick<ApiContext, 'db' | 'config' | 'warnings'>,
): void {
  const given = settingsGiven(config)
  const show = (by: Staff) => showSettings(db, by, { config, given, warnings: warnings() })
  mountAdminCall(app, parts, 'settings', async ({ by }) => show(by))
  mountAdminCall(app, parts, 'changeSettings', async ({ by, body }) => {
    await changeSettings(db, by, body, given)
    return show(by)
  })
}
