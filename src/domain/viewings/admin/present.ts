import type { LeadViewing, ViewingRow as Shown, ViewingClash } from '#contract/admin/viewings.ts'
import { pathInLanguage } from '#contract/language-paths.ts'
import type { ViewingState } from '#contract/viewings/viewing-states.ts'
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

/** The same with the messages to the visitor. */
export function presentWithMessages(
  ctx: Messaging,
  row: ViewingRow,
  clashes: readonly ViewingClash[],
): LeadViewing {
  const { state, at } = row.viewing
  const isToCome = state === 'confirmed' && at !== null && at > ctx.clock()
  return {
    ...presentViewing(row, clashes),
    message: messageOf(ctx, row, state),
    reminder: isToCome ? messageOf(ctx, row, 'reminder') : null,
  }
}

type Messaging = Needs<'secret' | 'siteUrl' | 'clock'>

function messageOf(ctx: Messaging, row: ViewingRow, about: ViewingState | 'reminder'): string {
  const { viewing, lead } = row
  const { at, time_zone, key } = viewing
  return inLanguage(lead.language, () =>
    viewingMails.whatsApp[about]({
      name: lead.name,
      property: propertyOf(row),
      time: at ? viewingTime(at, time_zone) : '',
      link: ctx.siteUrl() + pathInLanguage(viewingLink(ctx, key), lead.language),
    }),
  )
}
