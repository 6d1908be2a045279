/** The message about new matches of an address's alerts, grouped by alert. */
import { asc, eq, sql } from 'drizzle-orm'
import { listingPath } from '#contract/paths.ts'
import { formatAmount } from '#contract/text/money.ts'
import type { Db } from '#db/client.ts'
import { alertMatches, alerts, areas, cities, listings } from '#db/schema/index.ts'
import { keepDirection, type MailPart } from '#mail/document.ts'
import { alertMails as t } from '#messages/server.ts'
import { localizedColumn } from '../localized.ts'
import type { ContactRow } from './contacts.ts'
import { type Described, describeAlerts } from './describe.ts'
import { pageLink, savedLink } from './links.ts'
import type { ComposeContext, Written } from './message-types.ts'

/** How many homes of one alert a message names; the rest is behind a link to the search. */
const mostNamed = 10

/** How many alerts a message names. */
const mostGroups = 20

type Group = { alert: typeof alerts.$inferSelect; about: Described; homes: Home[]; count: number }
type Home = Awaited<ReturnType<typeof homesOf>>[number]

/** Undefined when the alerts of the message are gone. */
export async function composeMatches(
  ctx: ComposeContext,
  contact: ContactRow,
  messageId: number,
): Promise<Written | undefined> {
  const groups = await groupsOf(ctx.db, messageId)
  const [first] = groups
  if (!first) return undefined
  const count = groups.reduce((sum, group) => sum + group.count, 0)
  const subject =
    groups.length === 1
      ? t.matches.subject({ count, title: keepDirection(first.about.title) })
      : t.matches.subjectOfSeveral({ count })
  const manage = savedLink(ctx, contact)
  return {
    subject,
    parts: [
      ...groups.slice(0, mostGroups).flatMap((group) => partsOf(ctx, group)),
      { fact: t.fact.alerts, value: t.matches.manage, link: manage },
    ],
    whatsApp: {
      template: 'alert_matches',
      texts: [subject, groups.length === 1 ? linkOf(ctx, first, manage) : manage, manage],
    },
  }
}

function linkOf(ctx: ComposeContext, { about, homes, count }: Group, other: string): string {
  const [home] = homes
  if (count === 1 && home?.title != null) return pageLink(ctx, listingPath(home.id))
  return about.path ? pageLink(ctx, about.path) : other
}

function partsOf(ctx: ComposeContext, { about, homes, count }: Group): MailPart[] {
  const more = count - homes.length
  return [
    { heading: about.title },
    ...(about.problem === 'place' ? [{ text: t.matches.placeGone }] : []),
    ...homes.map((home) => factOf(ctx, home)),
    ...(more > 0 ? [{ text: t.matches.more({ count: more }) }] : []),
    ...(more > 0 && about.path
      ? [{ fact: t.fact.all, value: about.title, link: pageLink(ctx, about.path) }]
      : []),
  ]
}

/** A home that is deleted has no title and no page. */
function factOf(ctx: ComposeContext, home: Home): MailPart {
  const { id, event, title, place } = home
  const fact = t.matches.event[event]
  if (title === null) return { fact, value: t.property({ id: String(id) }) }
  return {
    fact,
    value: event === 'gone' ? title : pricedHome({ ...home, title, place: place ?? '' }),
    link: pageLink(ctx, listingPath(id)),
  }
}

function pricedHome({ price, priceBefore, ...home }: Home & { title: string; place: string }): string {
  const asked = formatAmount(price ?? 0)
  const [title, place] = [keepDirection(home.title), keepDirection(home.place)]
  return priceBefore
    ? t.matches.reducedHome({ title, price: asked, before: formatAmount(priceBefore), place })
    : t.matches.home({ title, price: asked, place })
}

async function groupsOf(db: Db, messageId: number): Promise<Group[]> {
  const counted = await db
    .select({ alert: alerts, count: sql<number>`count(*)::int` })
    .from(alertMatches)
    .innerJoin(alerts, eq(alerts.id, alertMatches.alert_id))
    .where(eq(alertMatches.message_id, messageId))
    .groupBy(alerts.id)
    .orderBy(asc(alerts.id))
  const homes = await homesOf(db, messageId)
  const named = counted.slice(0, mostGroups).map(({ alert }) => alert)
  const described = await describeAlerts(db, named)
  return counted.flatMap(({ alert, count }) => {
    const about = described.get(alert.id) ?? { title: '', details: [], path: '', problem: null }
    return [{ alert, about, count, homes: homes.filter(({ alertId }) => alertId === alert.id) }]
  })
}

/** The first homes of each alert, in the order in which they were found. */
async function homesOf(db: Db, messageId: number) {
  const ranked = db
    .select({
      alertId: alertMatches.alert_id,
      id: alertMatches.listing_id,
      event: alertMatches.event,
      priceBefore: alertMatches.price_before,
      place: sql<number>`row_number() over (
        partition by ${alertMatches.alert_id} order by ${alertMatches.found_at}, ${alertMatches.listing_id})`.as(
        'rank',
      ),
    })
    .from(alertMatches)
    .where(eq(alertMatches.message_id, messageId))
    .as('ranked')
  return db
    .select({
      alertId: ranked.alertId,
      id: ranked.id,
      event: ranked.event,
      priceBefore: ranked.priceBefore,
      title: sql<string | null>`${localizedColumn(listings.title, listings.title_ur)}`,
      price: listings.price,
      place: sql<
        string | null
      >`concat_ws(', ', ${localizedColumn(areas.name, areas.name_ur)}, ${localizedColumn(cities.name, cities.name_ur)})`,
    })
    .from(ranked)
    .leftJoin(listings, eq(listings.id, ranked.id))
    .leftJoin(areas, eq(areas.id, listings.area_id))
    .leftJoin(cities, eq(cities.id, listings.city_id))
    .where(sql`${ranked.place} <= ${mostNamed}`)
    .orderBy(asc(ranked.alertId), asc(ranked.place))
}
