import type { LeadViewing, ViewingRow as Shown, ViewingClash } from '#contract/admin/viewings.ts'
import { pathInLanguage } from '#contract/language-paths.ts'
import { viewingTime } from '#contract/viewings/viewing-time-text.ts'
import { inLanguage } from '#messages/language.ts'
import { viewingMails } from '#messages/server.ts'
import type { Needs } from '../../context.ts'
import { propertyOf } from '../email-parts.ts'
import { viewingLink } from '../link.ts'
import type { ViewingRow } from '../rows.ts'
import { listingOf } from '../show.ts'

/** A viewing as staff see it. */
export function presentViewing(row: ViewingRow, clashes: readonly ViewingClash[]): Shown {
  const { viewing, lead, agent } = row
  const { id, version, state, slots, at, time_zone, reason, outcome } = viewing
  const listing = listingOf(row)
  return {
    ...{ id, version, state, time_zone, reason, outcome },
    lead: { id: lead.id, reference: lead.reference, name: lead.name, phone: lead.phone },
    listing: listing && { id: listing.id, name: listing.title },
    place: listing?.place ?? '',
    agent: agent && { id: agent.id, name: agent.name },
    slots: slots.map((slot) => slot.toISOString()),
    at: at?.toISOString() ?? null,
    clashes: [...clashes],
  }
}

/** The same with the message to the visitor. */
export function presentWithMessage(
  ctx: Needs<'secret' | 'siteUrl'>,
  row: ViewingRow,
  clashes: readonly ViewingClash[],
): LeadViewing {
  return { ...presentViewing(row, clashes), message: messageOf(ctx, row) }
}

function messageOf(ctx: Needs<'secret' | 'siteUrl'>, row: ViewingRow): string {
  const { viewing, lead } = row
  const { state, at, time_zone, key } = viewing
  return inLanguage(lead.language, () =>
    viewingMails.whatsApp[state]({
      name: lead.name,
      property: propertyOf(row),
      time: at ? viewingTime(at, time_zone) : '',
      link: ctx.siteUrl() + pathInLanguage(viewingLink(ctx, key), lead.language),
    }),
  )
}
