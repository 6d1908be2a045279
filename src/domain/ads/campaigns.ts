/** The campaigns as staff see them. */
import { desc, inArray } from 'drizzle-orm'
import { adCampaigns, campaignProblems } from '#contract/admin/ads.ts'
import type { Db } from '#db/client.ts'
import * as tables from '#db/schema/index.ts'
import { recordErrors as t } from '#messages/admin.ts'
import { type FieldsOf, tableCollection } from '../collections/index.ts'
import type { AllowedContext } from '../context.ts'
import { Invalid } from '../errors.ts'
import { mustBeStored } from '../files/index.ts'
import { campaignDays, numbersOf } from './numbers.ts'

type CampaignFields = FieldsOf<typeof adCampaigns>

/** Those that began last first, each with what visitors did with it in the last 30 days. */
export const campaignCollection = tableCollection(adCampaigns, {
  table: tables.adCampaigns,
  orderBy: [desc(tables.adCampaigns.starts_on), desc(tables.adCampaigns.id)],
  async check(tx, fields, before) {
    mustGoTogether(fields)
    if (fields.image !== before?.image) await mustBeStored(tx, 'picture', { image: fields.image })
    await mustBeCities(
      tx,
      fields.cities.filter((city) => !before?.cities.includes(city)),
    )
  },
  async rowsOf(db, all) {
    const numbers = await numbersOf(db)
    return all.map((campaign) => ({
      ...campaign,
      ...(numbers.get(campaign.id) ?? { seen: 0, clicked: 0 }),
    }))
  },
})

/** How often it was seen and clicked on each of the last 30 days. @throws NotFound for an unknown id */
export async function showCampaignDays(ctx: AllowedContext<'ads.edit'>, id: number) {
  await campaignCollection.show(ctx, { id })
  return campaignDays(ctx.db, id)
}

function mustGoTogether(fields: CampaignFields): void {
  const problems = campaignProblems(fields)
  if (Object.keys(problems).length > 0) throw new Invalid(problems)
}

async function mustBeCities(tx: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const known = await tx.$count(tables.cities, inArray(tables.cities.id, [...ids]))
  if (known < ids.length) throw new Invalid({ cities: t.unknownCity })
}
