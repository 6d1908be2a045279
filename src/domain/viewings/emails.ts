/** The emails about the state of a viewing: to its visitor, and to its agent about what the visitor did. */
import { hideWebsites } from '#contract/content/html.ts'
import { viewingTime, viewingTimeForStaff } from '#contract/viewings/viewing-time-text.ts'
import type { MailPart } from '#mail/document.ts'
import { viewingAlerts } from '#messages/admin.ts'
import { inLanguage } from '#messages/language.ts'
import { viewingMails as t } from '#messages/server.ts'
import type { LeadMailReason } from '../leads/index.ts'
import { type EmailMessage, greetingName, type MailPurpose } from '../mails/index.ts'
import { invitation, methodAfter } from './appointment.ts'
import { type Content, factsOf, linkInMail, propertyOf, reachAgent, toVisitor } from './email-parts.ts'
import type { ViewingRow } from './rows.ts'

/** The email to the visitor about its present state; each version has one. */
export function visitorLetters(row: ViewingRow, siteUrl: string, now: Date): EmailMessage[] {
  const { viewing } = row
  const { state, version } = viewing
  if (state === 'done') return []
  const purpose: MailPurpose = version === 0 ? 'visitor' : `viewing ${version}`
  const link = inLanguage(row.lead.language, () => linkInMail(row, siteUrl))
  const method = methodAfter(viewing)
  const calendar = method && invitation(row, { method, link, siteUrl, now })
  return toVisitor(row, purpose, { write: () => contentOf(row, siteUrl), calendar })
}

function contentOf(row: ViewingRow, siteUrl: string): Content {
  const { state, at, time_zone, slots } = row.viewing
  const property = propertyOf(row)
  const time = at ? viewingTime(at, time_zone) : ''
  const link = linkInMail(row, siteUrl)
  const manage = { fact: t.fact.manage, value: t.manage, link }
  const rest = [...factsOf(row, siteUrl), ...reachAgent(row)]
  const calledOff = calledOffParts(row)
  if (state === 'proposed') return requested(row, property, [...calledOff, ...rest, manage])
  if (state === 'confirmed')
    return {
      subject: t.confirmed.subject({ time }),
      parts: [{ heading: t.confirmed.title }, { text: t.confirmed.text }, ...rest, manage],
    }
  if (state === 'countered') {
    const isFirst = slots.length === 0
    return {
      subject: t.countered[isFirst ? 'subjectFirst' : 'subject']({ property }),
      parts: [
        { heading: t.countered.title({ time }) },
        { text: isFirst ? t.countered.textFirst : t.countered.text },
        ...calledOff,
        ...rest,
        { fact: t.fact.manage, value: t.accept, link },
      ],
    }
  }
  return ended(row, property, calledOff)
}

function requested({ viewing, lead }: ViewingRow, property: string, rest: MailPart[]): Content {
  if (viewing.version > 0)
    return {
      subject: t.rescheduled.subject({ property }),
      parts: [{ heading: t.rescheduled.title }, { text: t.rescheduled.text }, ...rest],
    }
  // The visitor may have typed another person's address: nothing else that they typed is in the mail.
  const name = greetingName(lead.name)
  return {
    subject: t.requested.subject({ property }),
    parts: [
      { heading: name ? t.requested.title({ name }) : t.requested.titleNameless },
      { text: t.requested.text },
      ...rest,
    ],
  }
}

function ended(row: ViewingRow, property: string, calledOff: MailPart[]): Content {
  const { state, reason } = row.viewing
  const why = reason ? [{ text: t.reason({ reason }) }] : []
  if (state === 'declined')
    return {
      subject: t.declined.subject({ property }),
      parts: [{ heading: t.declined.title }, ...why, ...calledOff, ...reachAgent(row)],
    }
  return {
    subject: t.cancelled.subject({ property }),
    parts: [
      { heading: t.cancelled.title },
      ...(calledOff.length > 0 ? calledOff : [{ text: t.cancelled.textOpen }]),
      ...why,
      ...reachAgent(row),
    ],
  }
}

function calledOffParts({ viewing }: ViewingRow): MailPart[] {
  const { called_off_at, time_zone } = viewing
  if (!called_off_at) return []
  return [{ text: t.rescheduled.calledOff({ time: viewingTime(called_off_at, time_zone) }) }]
}

/**
 * Why the agent gets an email about it: what the visitor did, or what changes the agent's calendar; undefined for the
 * request itself.
 */
export function reasonForAgent({ viewing }: ViewingRow): LeadMailReason | undefined {
  if (viewing.version === 0) return undefined
  return viewing.changed_by === 'visitor' ? doneByVisitor(viewing) : doneByAgency(viewing)
}

function doneByAgency(viewing: ViewingRow['viewing']): LeadMailReason | undefined {
  const { at, called_off_at, time_zone } = viewing
  const method = methodAfter(viewing)
  const changed = method === 'CANCEL' ? called_off_at : at
  if (!method || !changed) return undefined
  const time = viewingTimeForStaff(changed, time_zone)
  if (method === 'CANCEL')
    return { subject: viewingAlerts.withdrawn.subject, text: viewingAlerts.calledOff({ time }) }
  return {
    subject: ({ about }) => viewingAlerts.confirmed.subject({ about, time }),
    text: viewingAlerts.confirmed.text({ time }),
  }
}

function doneByVisitor(viewing: ViewingRow['viewing']): LeadMailReason {
  const { state, at, called_off_at, slots, time_zone } = viewing
  const said = (time: Date | null) => (time ? viewingTimeForStaff(time, time_zone) : '')
  if (state === 'confirmed') {
    const time = said(at)
    return {
      subject: ({ about }) => viewingAlerts.accepted.subject({ about, time }),
      text: viewingAlerts.accepted.text({ time }),
    }
  }
  if (state === 'cancelled') {
    const text = called_off_at
      ? viewingAlerts.cancelled.text({ time: said(called_off_at) })
      : viewingAlerts.cancelled.textOpen
    return { subject: viewingAlerts.cancelled.subject, text }
  }
  const times = viewingAlerts.proposed.text({ times: slots.map(said).join('; ') })
  const before = called_off_at ? ` ${viewingAlerts.calledOff({ time: said(called_off_at) })}` : ''
  return { subject: viewingAlerts.proposed.subject, text: times + before }
}

/** The reminder of a confirmed viewing to its visitor. */
export function reminderLetters(row: ViewingRow, siteUrl: string, ahead: 'day' | 'hours'): EmailMessage[] {
  const { at, time_zone, version } = row.viewing
  return toVisitor(row, `viewing reminder ${version} ${ahead}`, {
    write: () => {
      const time = at ? viewingTime(at, time_zone) : ''
      return {
        subject: t.reminder[ahead].subject({ time }),
        parts: [
          { heading: t.reminder[ahead].title },
          { text: t.reminder.text },
          ...factsOf(row, siteUrl),
          ...reachAgent(row),
          { fact: t.fact.manage, value: t.manage, link: linkInMail(row, siteUrl) },
        ],
      }
    },
  })
}

/** Why the agent gets the reminder. */
export function reminderReason(row: ViewingRow, ahead: 'day' | 'hours'): LeadMailReason {
  const { at, time_zone } = row.viewing
  const time = at ? viewingTimeForStaff(at, time_zone) : ''
  return {
    subject: ({ about }) => viewingAlerts.reminder[ahead].subject({ about: hideWebsites(about), time }),
    text: viewingAlerts.reminder[ahead].text({ time }),
  }
}
