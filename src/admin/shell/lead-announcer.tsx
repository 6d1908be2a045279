import { useNavigate } from '@tanstack/react-router'
import { agency } from '#agency'
import type { LeadNotice } from '#contract/admin/lead-events.ts'
import { kindNames } from '#contract/admin/lead-labels.ts'
import { adminShell as t } from '#messages/admin.ts'
import { groupedBy } from '#ui/grouped-by.ts'
import { notifyWithLink } from '../components/toasts.ts'
import { useLeadEvents } from '../leads/use-lead-news.ts'
import { notify } from './notifications.ts'

/** Announces new and newly assigned leads on every screen, and in one tab as a browser notification. */
export function LeadAnnouncer() {
  const navigate = useNavigate()
  useLeadEvents({
    onEvent(happenings, isListening) {
      for (const happening of inFew(happenings)) {
        const { lead, what } = happening
        const text = noticeText(happening)
        const open = () => {
          if (lead) void navigate({ to: '/leads/$lead', params: { lead: String(lead.id) } })
          else void navigate({ to: '/leads' })
        }
        notifyWithLink(text, open)
        if (isListening)
          notify(agency.name, { body: text, tag: `${what} ${lead?.id ?? 'many'}`, onOpen: open })
      }
    },
  })
  return null
}

const most = 3

/** Sums up many leads in one sentence for those that came and one for those that were assigned. */
function inFew(happenings: readonly LeadNotice[]): readonly LeadNotice[] {
  if (happenings.length <= most) return happenings
  return Array.from(
    groupedBy(happenings, ({ what }) => what),
    ([what, same]) => ({ what, count: same.reduce((sum, { count }) => sum + count, 0), lead: null }),
  )
}

function noticeText({ what, count, lead }: LeadNotice): string {
  if (!lead) return what === 'came' ? t.newLeads({ count }) : t.leadsAssigned({ count })
  const name = `${kindNames[lead.kind]} ${lead.reference}`
  return what === 'came' ? t.newLead({ name }) : t.leadAssigned({ name })
}
