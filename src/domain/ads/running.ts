/**
 * The campaigns of the built-in ad server, kept in memory: every page with a place for them asks. They are
 * read again when they change, like everything that is derived from the database.
 */
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { localDay } from '#contract/admin/office-hours.ts'
import { placeOfView, someOf } from '#contract/ads/ad-rotation.ts'
import { type AdContext, type AdPlacement, isMeantFor } from '#contract/ads/ad-slots.ts'
import type { Ad } from '#contract/ads/ads.ts'
import { agencyZone } from '#contract/text/agency-zone.ts'
import type { Db } from '#db/client.ts'
import { adCampaigns, listings } from '#db/schema/index.ts'
import { currentLanguage } from '#messages/language.ts'
import { localized } from '../localized.ts'
import { prepared } from '../prepared-query.ts'

/** As many as an answer holds: one of them is shown, the others when a visitor has seen it often enough. */
const mostInAnswer = 8

type Campaign = Awaited<ReturnType<typeof readCampaigns>>[number]

/** The tag of the pages that have a place, as used for changes. */
export function adTag(placement: AdPlacement): string {
  return `ads:${placement}`
}

export class RunningAds {
  readonly #db: Db
  #reading: Promise<Campaign[]> | undefined
  #turns = 0

  constructor(db: Db) {
    this.#db = db
  }

  /** Whether a campaign runs today in a place of such a page. */
  async hasRoom(placement: AdPlacement, context: AdContext): Promise<boolean> {
    return (await this.#runningIn(placement)).some((campaign) => isMeantFor(campaign, context))
  }

  /** The same for the page of a listing; none for one that is not there. */
  async hasRoomAt(placement: AdPlacement, listing: number): Promise<boolean> {
    if ((await this.#runningIn(placement)).length === 0) return false
    const [about] = await listingOf(this.#db).execute({ id: listing })
    return about !== undefined && this.hasRoom(placement, about)
  }

  /**
   * The campaigns that may be shown in a place of a page, in the language of the visitor; when there are many, each as
   * often as its weight says.
   */
  async candidates(placement: AdPlacement, context: AdContext): Promise<Ad[]> {
    const meant = (await this.#runningIn(placement)).filter((campaign) => isMeantFor(campaign, context))
    this.#turns += 1
    return someOf(inLanguageOfVisitor(meant), mostInAnswer, placeOfView(0, this.#turns)).map(asAd)
  }

  /** Whether a campaign runs anywhere today. */
  async isRunning(id: number): Promise<boolean> {
    return (await this.#running()).some((campaign) => campaign.id === id)
  }

  /** Reads again what the tags name. */
  changed(tags: readonly string[]): void {
    if (tags.some((tag) => tag === '*' || tag.startsWith('ads:'))) this.#reading = undefined
  }

  async #runningIn(placement: AdPlacement): Promise<Campaign[]> {
    return (await this.#running()).filter(({ placements }) => placements.includes(placement))
  }

  async #running(): Promise<Campaign[]> {
    const today = localDay(new Date(), agencyZone)
    return (await this.#shown()).filter(
      ({ starts_on, ends_on }) => starts_on <= today && (ends_on === null || today <= ends_on),
    )
  }

  #shown(): Promise<Campaign[]> {
    this.#reading ??= readCampaigns(this.#db).catch((error) => {
      this.#reading = undefined
      throw error
    })
    return this.#reading
  }
}

const listingOf = prepared((db) =>
  db
    .select({ city: listings.city_id, purpose: listings.purpose, type: listings.type })
    .from(listings)
    .where(eq(listings.id, sql.placeholder('id')))
    .prepare('listing_for_ads'),
)

async function readCampaigns(db: Db) {
  const rows = await db
    .select({
      id: adCampaigns.id,
      placements: adCampaigns.placements,
      starts_on: adCampaigns.starts_on,
      ends_on: adCampaigns.ends_on,
      cities: adCampaigns.cities,
      purposes: adCampaigns.purposes,
      types: adCampaigns.types,
      weight: adCampaigns.weight,
      cap: adCampaigns.cap,
      advertiser: adCampaigns.advertiser,
      image: adCampaigns.image,
      alt: adCampaigns.alt,
      alt_ur: adCampaigns.alt_ur,
      headline: adCampaigns.headline,
      headline_ur: adCampaigns.headline_ur,
      text: adCampaigns.text,
      text_ur: adCampaigns.text_ur,
      link: adCampaigns.link,
    })
    .from(adCampaigns)
    .where(and(eq(adCampaigns.shown, true), isNull(adCampaigns.archived_at)))
    .orderBy(asc(adCampaigns.id))
  // A campaign whose picture is gone has nothing to show.
  return rows.flatMap(({ image, ...row }) => (image === null ? [] : [{ ...row, image }]))
}

/** Those in the language of the visitor; where there are none, all, in English. */
function inLanguageOfVisitor(campaigns: readonly Campaign[]): readonly Campaign[] {
  if (currentLanguage() === 'en') return campaigns
  const translated = campaigns.filter(({ headline_ur }) => headline_ur !== '')
  return translated.length > 0 ? translated : campaigns
}

function asAd({ id, advertiser, link, image, weight, cap, ...words }: Campaign): Ad {
  // An ad is whole in one language.
  const said = (english: string, urdu: string) =>
    words.headline_ur === '' ? english : localized(english, urdu)
  return {
    ...{ id, advertiser, link, image, weight, cap },
    headline: said(words.headline, words.headline_ur),
    text: said(words.text, words.text_ur),
    alt: said(words.alt, words.alt_ur),
  }
}
