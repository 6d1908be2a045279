import type { OfficeSettings } from '#contract/admin/settings.ts'
import { readSettings } from '#domain/settings/index.ts'
import type { ApiContext } from './context.ts'

/** What holds now: what staff set, else what the environment says. */
export function currentSettings({ db, config }: Pick<ApiContext, 'db' | 'config'>): Promise<OfficeSettings> {
  return readSettings(db, settingsGiven(config))
}

export function settingsGiven({ resumeRetentionDays }: ApiContext['config']): Partial<OfficeSettings> {
  return { resume_retention_days: resumeRetentionDays }
}
