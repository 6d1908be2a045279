/** Shows staff's settings on the agency's own pages: how long CVs are kept. */
import { agency } from '#agency'
import type { Config } from '#config'
import type { Db } from '#db/client.ts'
import { type PageTexts, placeholdersOf } from '#domain/pages/index.ts'
import { readSettings } from '#domain/settings/index.ts'
import type { Derived } from '../pages/keep-fresh.ts'
import { everything } from '../pages/page-cache.ts'

type Followed = {
  db: Db
  texts: Pick<PageTexts, 'fillWith'>
  config: Pick<Config, 'resumeRetentionDays'>
}

/** Fills in the texts again whenever a setting changed, after `derived` has taken the change in. */
export function followSettings(derived: Derived, { db, texts, config }: Followed): Derived {
  return {
    async changed(tags) {
      await derived.changed(tags)
      if (!tags.includes('settings') && !tags.includes(everything)) return
      const settings = await readSettings(db, { resume_retention_days: config.resumeRetentionDays })
      await texts.fillWith(placeholdersOf(agency, { resumeRetentionDays: settings.resume_retention_days }))
    },
  }
}
