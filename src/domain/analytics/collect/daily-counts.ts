/**
 * How often something happened on a day, such as that a listing was viewed: counted in memory, because every
 * page sends events, and added to the table once a minute and at the end. It holds nothing about who did it.
 */
import { sql } from 'drizzle-orm'
import { localDay } from '#contract/admin/office-hours.ts'
import { agencyZone } from '#contract/text/agency-zone.ts'
import type { Db } from '#db/client.ts'
import { adCampaigns, areas, cities, dailyCounts, listings, projects } from '#db/schema/index.ts'

const minuteMs = 60_000
// Limits memory: subjects past this many in a minute are not counted.
const mostSubjects = 50_000
// Limits the table: invented hosts fill no more rows of a day than this.
const mostReferrers = 500
const otherReferrers = 'from:others'

type Counted = { day: string; event: string; subject: string; count: number; in_sum: boolean }

export type DailyCounts = {
  /**
   * Counts an event of a subject, which is a tag such as 'listing:7', a page's path, or empty; `facets` are
   * further tags that it is counted by, such as 'city:1'.
   */
  note(event: string, subject: string, facets?: readonly string[]): void
  /** Adds what was counted to the table. */
  save(): Promise<void>
  /** The same, for the last time. */
  close(): Promise<void>
}

export function openDailyCounts(db: Db, onTrouble: (error: unknown) => void): DailyCounts {
  let counts = new Map<string, Counted>()
  let saving: Promise<void> = Promise.resolve()
  const today = createToday()
  const known = createReferrers()
  const timer = setInterval(() => void save(), minuteMs).unref()

  function note(event: string, subject: string, facets: readonly string[] = []): void {
    const day = today()
    add({ day, event, subject, count: 1, in_sum: true })
    for (const facet of facets) add({ day, event, subject: known(day, facet), count: 1, in_sum: false })
  }

  function add(more: Counted): void {
    const key = `${more.day} ${more.event} ${more.subject}`
    const before = counts.get(key)
    if (before) before.count += more.count
    else if (counts.size < mostSubjects) counts.set(key, more)
  }

  function save(): Promise<void> {
    saving = saving.then(async () => {
      const taken = [...counts.values()]
      counts = new Map()
      if (taken.length === 0) return
      try {
        await store(db, taken)
      } catch (error) {
        taken.forEach(add)
        onTrouble(error)
      }
    })
    return saving
  }

  return {
    note,
    save,
    async close() {
      clearInterval(timer)
      await save()
    },
  }
}

/** The day in Pakistan. Computing it costs more than counting, so it is computed once a minute. */
function createToday(): () => string {
  let minute = 0
  let day = ''
  return () => {
    const now = Math.floor(Date.now() / minuteMs)
    if (now !== minute) {
      minute = now
      day = localDay(new Date(now * minuteMs), agencyZone)
    }
    return day
  }
}

/** The facet itself, or the shared one for hosts past the first few hundred of a day. */
function createReferrers(): (day: string, facet: string) => string {
  let ofDay = ''
  let hosts = new Set<string>()
  return (day, facet) => {
    if (!facet.startsWith('from:') || (day === ofDay && hosts.has(facet))) return facet
    if (day !== ofDay) {
      ofDay = day
      hosts = new Set()
    }
    if (hosts.size >= mostReferrers) return otherReferrers
    hosts.add(facet)
    return facet
  }
}

/**
 * A subject that is no listing, project, city, area or campaign was made up. The row without a subject has
 * the sum over all subjects; facets count the same events again and are not in it.
 */
async function store(db: Db, counted: readonly Counted[]): Promise<void> {
  const column = (key: keyof Counted) => sql.param(counted.map((one) => one[key]))
  const exists = (
    tag: string,
    table: typeof listings | typeof projects | typeof cities | typeof areas | typeof adCampaigns,
  ) => sql`
    (subject like ${`${tag}:%`} and exists (select from ${table} where ${table.id} = number))`
  await db.execute(sql`
    with counted as (
      select *, substring(subject from ':(\\d{1,9})$')::int as number
      from unnest(${column('day')}::date[], ${column('event')}::text[], ${column('subject')}::text[],
        ${column('count')}::int[], ${column('in_sum')}::boolean[]) as counted (day, event, subject, count, in_sum)
    ), real as (
      select day, event, subject, count, in_sum from counted
      where subject !~ '^(listing|project|city|area|ad):' or ${exists('listing', listings)}
        or ${exists('project', projects)} or ${exists('city', cities)} or ${exists('area', areas)} or ${exists('ad', adCampaigns)}
    )
    insert into ${dailyCounts} (day, event, subject, count)
    select day, event, subject, count from real where subject <> ''
    union all
    select day, event, '', sum(count) from real where in_sum group by day, event
    on conflict (event, subject, day) do update set count = ${dailyCounts.count} + excluded.count`)
}
