/**
 * How often something happened on a day, such as that a listing was looked at: counted in memory, because every page
 * tells, and added to the table once a minute and at the end. Nothing about who did it is known here.
 */
import { sql } from 'drizzle-orm'
import { localDay } from '#contract/office/desk-hours.ts'
import type { Db } from '#db/client.ts'
import { adCampaigns, dailyCounts, listings, projects } from '#db/schema/index.ts'
import { agencyZone } from '../leads/promise.ts'

const saveEveryMs = 60_000
// Memory is not for the taking: what comes past this many in a minute is not counted.
const mostSubjects = 50_000

type Counted = { day: string; event: string; subject: string; count: number }

export type DailyCounts = {
  /** Counts that it happened to a subject, which is a tag such as 'listing:7'. */
  note(event: string, subject: string): void
  /** Adds what was counted to the table. */
  save(): Promise<void>
  /** The same, for the last time. */
  close(): Promise<void>
}

export function openDailyCounts(db: Db, onTrouble: (error: unknown) => void): DailyCounts {
  let counts = new Map<string, Counted>()
  let saving: Promise<void> = Promise.resolve()
  const timer = setInterval(() => void save(), saveEveryMs).unref()

  function note(event: string, subject: string): void {
    add({ day: localDay(new Date(), agencyZone), event, subject, count: 1 })
  }

  function add(more: Counted): void {
    const key = `${more.day} ${more.event} ${more.subject}`
    const known = counts.get(key)
    if (known) known.count += more.count
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

/** What there is no listing, project or campaign of was made up by somebody. The row without a subject has the sum. */
async function store(db: Db, counted: readonly Counted[]): Promise<void> {
  const column = (key: keyof Counted) => sql.param(counted.map((one) => one[key]))
  await db.execute(sql`
    with counted as (
      select * from unnest(${column('day')}::date[], ${column('event')}::text[], ${column('subject')}::text[],
        ${column('count')}::int[]) as counted (day, event, subject, count)
    ), real as (
      select counted.* from counted
      where exists (select from ${listings} where 'listing:' || ${listings.id} = subject
          and ${listings.id} = nullif(split_part(subject, ':', 2), '')::int)
        or exists (select from ${projects} where 'project:' || ${projects.id} = subject
          and ${projects.id} = nullif(split_part(subject, ':', 2), '')::int)
        or exists (select from ${adCampaigns} where 'ad:' || ${adCampaigns.id} = subject)
    )
    insert into ${dailyCounts} (day, event, subject, count)
    select day, event, subject, count from real
    union all
    select day, event, '', sum(count) from real group by day, event
    on conflict (event, subject, day) do update set count = ${dailyCounts.count} + excluded.count`)
}
