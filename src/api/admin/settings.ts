import type { Hono } from 'hono'
import type { Allowed } from '#domain/access/index.ts'
import { showSettings } from '#domain/installation/index.ts'
import { changeSettings } from '#domain/settings/index.ts'
import type { AdminContext, ApiContext } from '../context.ts'
import { settingsGiven } from '../current-settings.ts'
import { type AdminParts, mountAdminCall } from './call.ts'

export function mountSettings(
  app: Hono,
  parts: AdminParts,
  {
    config,
    warnings = () => [],
    mapTiles,
    tryBackupPlace,
  }: Pick<ApiContext, 'config' | 'warnings' | 'mapTiles' | 'tryBackupPlace'>,
): void {
  const given = settingsGiven(config)
  const show = (ctx: AdminContext<Allowed<'system.manage'>>) =>
    showSettings(ctx, { config, given, warnings: warnings(), maps: mapTiles?.state() })
  mountAdminCall(app, parts, 'settings', async ({ ctx }) => show(ctx))
  mountAdminCall(app, parts, 'changeSettings', async ({ ctx, body }) => {
    await changeSettings(ctx, { change: body, given, tryBackupPlace })
    return show(ctx)
  })
}
