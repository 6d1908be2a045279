import type { ApiContext } from '#api/context.ts'
import { visitor } from '#domain/access/actor.ts'
import { RunningAds } from '#domain/ads/running.ts'
import { LeadEvents } from '#domain/leads/lead-events.ts'
import { openGateway } from '#integrations/payments/open.ts'
import { testSecret } from '#tests/support/test-secret.ts'
import { noCounts } from './no-counts.ts'
import { noTexts } from './no-texts.ts'

type Measured = Pick<ApiContext, 'db' | 'search' | 'queue' | 'storage' | 'guard' | 'config'>

/** The API's context, with the measured parts as the server has them. */
export function apiContext(measured: Measured): ApiContext {
  const { db, config } = measured
  return {
    ...measured,
    actor: visitor,
    searchService: undefined,
    whatsApp: undefined,
    texts: noTexts,
    taxFiles: { tables: () => [] },
    scanner: undefined,
    gateway: openGateway(config.payments),
    push: config.push,
    secret: testSecret,
    siteUrl: () => '',
    dataDir: config.dataDir,
    clock: () => new Date(),
    log: console,
    news: new LeadEvents(),
    ads: new RunningAds(db),
    counts: noCounts,
    tryBackupPlace: async () => {},
  }
}
