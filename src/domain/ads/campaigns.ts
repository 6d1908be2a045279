/** The campaigns as those see them who run them. */
import { desc, eq, inArray } from 'drizzle-orm'
import { type CampaignFields, campaignProblems } from '#contract/admin/ads.ts'
import type { Db } from '#db/client.ts'
import { adCampaigns, cities } from '#db/schema/index.ts'
import { allow, type Staff } from '../access/allow.ts'
import { insertedId, isArchived } from '../collections/record-columns.ts'
import {
  archiveRecord,
  createRecord,
  type Kept,
  type Seen,
  showRecord,
  updateRecord,
} from '../collections/save-record.ts'
import { Invalid, NotFound } from '../errors.ts'
import { mustBeStored } from '../files/must-be-stored.ts'
import { campaignDays, numbersOf } from './numbers.ts'

/** All of them with what visitors did with each in the last 30 days, those that began last first. */
export async function listCampaigns(db: Db, by: Staff) {
  allow(by, 'ads.edit')
  const [campaigns, numbers] = await Promise.all([
    rows(db).orderBy(desc(adCampaigns.starts_on), desc(adCampaigns.id)),
    numbersOf(db),
  ])
  return campaigns.map((campaign) => ({
    ...campaign,
    ...(numbers.get(campaign.id) ?? { seen: 0, clicked: 0 }),
  }))
}

/** @throws NotFound for an unknown id */
export async function showCampaign(db: Db, by: Staff, id: number) {
  allow(by, 'ads.edit')
  return showRecord(db, kept, id)
}

/** How often it was seen and clicked on each of the last 30 days. @throws NotFound for an unknown id */
export async function showCampaignDays(db: Db, by: Staff, id: number) {
  allow(by, 'ads.edit')
  if (!(await kept.find(db, id))) throw new NotFound('There is no campaign with this number.')
  return campaignDays(db, id)
}

/** @throws Invalid when its picture was not uploaded or a city is unknown */
export async function createCampaign(db: Db, by: Staff, fields: CampaignFields) {
  allow(by, 'ads.edit')
  return createRecord(db, by, kept, fields)
}

/** @throws NotFound, Conflict when somebody else saved it since, Invalid as for a new one */
export async function changeCampaign(db: Db, by: Staff, seen: Seen, fields: CampaignFields) {
  allow(by, 'ads.edit')
  return updateRecord(db, by, kept, seen, fields)
}

/** @throws NotFound for an unknown id */
export async function archiveCampaign(db: Db, by: Staff, id: number, isGone: boolean) {
  allow(by, 'ads.edit')
  return archiveRecord(db, by, kept, id, isGone)
}

function rows(db: Db) {
  return db
    .select({
      id: adCampaigns.id,
      version: adCampaigns.version,
      archived: isArchived(adCampaigns.archived_at),
      name: adCampaigns.name,
      advertiser: adCampaigns.advertiser,
      placements: adCampaigns.placements,
      starts_on: adCampaigns.starts_on,
      ends_on: adCampaigns.ends_on,
      cities: adCampaigns.cities,
      purposes: adCampaigns.purposes,
      types: adCampaigns.types,
      weight: adCampaigns.weight,
      cap: adCampaigns.cap,
      image: adCampaigns.image,
      alt: adCampaigns.alt,
      headline: adCampaigns.headline,
      text: adCampaigns.text,
      link: adCampaigns.link,
      shown: adCampaigns.shown,
    })
    .from(adCampaigns)
    .$dynamic()
}

type Item = Awaited<ReturnType<typeof rows>>[number]

const kept: Kept<Item, CampaignFields> = {
  entity: 'ad campaign',
  table: adCampaigns,
  find: async (db, id) => (await rows(db).where(eq(adCampaigns.id, id)))[0],
  async insert(tx, fields) {
    mustGoTogether(fields)
    await mustBeStored(tx, 'picture', { image: fields.image })
    await mustBeCities(tx, fields.cities)
    return insertedId(tx.insert(adCampaigns).values(fields).returning({ id: adCampaigns.id }))
  },
  async update(tx, id, fields, before) {
    mustGoTogether(fields)
    if (fields.image !== before.image) await mustBeStored(tx, 'picture', { image: fields.image })
    await mustBeCities(
      tx,
      fields.cities.filter((city) => !before.cities.includes(city)),
    )
    await tx.update(adCampaigns).set(fields).where(eq(adCampaigns.id, id))
  },
}

function mustGoTogether(fields: CampaignFields): void {
  const problems = campaignProblems(fields)
  if (Object.keys(problems).length > 0) throw new Invalid(problems)
}

async function mustBeCities(tx: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const known = await tx.$count(cities, inArray(cities.id, [...ids]))
  if (known < ids.length) throw new Invalid({ cities: 'There is no such city' })
}
