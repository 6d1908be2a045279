import { getRouteApi, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { deskNames, kindNames, sourceNames } from '#contract/admin/lead-labels.ts'
import { lead as t } from '#messages/admin.ts'
import { call } from '../call.ts'
import { ComparablesLinks } from '../components/comparables-links.tsx'
import { Problem } from '../components/problem.tsx'
import { When } from '../components/relative-time.tsx'
import { Panel, Screen } from '../components/screen.tsx'
import { NotedTimeline } from '../components/timeline-with-notes.tsx'
import { notify } from '../components/toasts.ts'
import { useSending } from '../components/use-sending.ts'
import { BeginViewing } from '../viewings/begin-viewing.tsx'
import { ViewingPanel } from '../viewings/viewing-panel.tsx'
import { ContactPanel } from './contact-panel.tsx'
import { EstimatePanel } from './estimate-panel.tsx'
import { GiveTo } from './give-to.tsx'
import { Response } from './lead-columns.tsx'
import { type Act, takeBack } from './lead-detail.ts'
import { LeadFacts } from './lead-facts.tsx'
import { MergedNotice, RelatedLeads } from './related-leads.tsx'
import { Reminders } from './reminders.tsx'
import { StatusBadge } from './status-badge.tsx'
import { StatusPanel } from './status-panel.tsx'
import { useLeadEvents } from './use-lead-news.ts'
import { useOpened } from './use-opened.ts'

const route = getRouteApi('/admin/leads/$lead')
const adminRoute = getRouteApi('/admin')

/** All about one lead, and all that is done about it. */
export function LeadScreen() {
  const { lead, owners, viewings } = route.useLoaderData()
  const { permissions } = adminRoute.useLoaderData()
  const router = useRouter()
  const sending = useSending()
  const [again] = useState(() => () => router.invalidate({ sync: true }))
  useLeadEvents({ onNews: () => void again() })
  useOpened(lead.id)
  const { id, name, reference, kind, source, city, status, owner, createdAt, mergedInto } = lead
  const act: Act = async (work, done, undo) => {
    const isDone = await sending.send(work)
    await again()
    if (isDone) notify(done, undo && (() => undo().then(again)))
    return isDone
  }
  const give = (ownerId: number | null, to: string) =>
    act(
      () => call('assignLeads', { body: { ids: [id], owner_id: ownerId } }),
      ownerId === null ? t.unassignedToast : t.assignedTo({ name: to }),
      takeBack(id),
    )
  return (
    <Screen
      title={name}
      text={[kindNames[kind], reference, city, sourceNames[source]].filter(Boolean).join(' · ')}
    >
      <div className="-mt-3 mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 text-muted">
        <StatusBadge status={status} />
        <span>
          {t.received} <When iso={createdAt} />
        </span>
        <span>
          {t.firstCall} <Response lead={lead} />
        </span>
      </div>
      <Problem className="mb-4">{sending.error}</Problem>
      {mergedInto && <MergedNotice lead={lead} into={mergedInto} onAct={act} />}
      <div className="gap-x-6 xl:grid xl:grid-cols-[minmax(0,1fr)_380px] xl:grid-rows-[auto_1fr] xl:items-start">
        <div>
          <LeadFacts lead={lead} />
          {lead.estimate && <EstimatePanel key={id} lead={lead} estimate={lead.estimate} onAct={act} />}
        </div>
        <div className="xl:col-start-2 xl:row-span-2 xl:row-start-1">
          {!mergedInto && (
            <>
              {viewings.map((viewing) => (
                <ViewingPanel key={viewing.id} viewing={viewing} isSending={sending.isSending} onAct={act} />
              ))}
              {viewings.length === 0 && lead.listing && <BeginViewing lead={id} onAct={act} />}
              <StatusPanel lead={lead} isSending={sending.isSending} onAct={act} />
              <ContactPanel lead={lead} onAct={act} />
            </>
          )}
          <Panel title={t.agent}>
            {permissions.includes('leads.assign') && !mergedInto ? (
              <GiveTo
                owners={owners}
                owner={owner?.id ?? null}
                isSending={sending.isSending}
                onGive={(ownerId, to) => void give(ownerId, to)}
              />
            ) : (
              <p>{owner?.name ?? deskNames[kind] ?? t.unassigned}</p>
            )}
          </Panel>
          {kind === 'valuation' && <ComparablesLinks of={{ lead: id }} />}
          <Reminders key={id} lead={lead} onShow={again} />
          <RelatedLeads lead={lead} onAct={act} />
        </div>
        <NotedTimeline
          all={lead.timeline.map((event) => ({ ...event, key: event.id }))}
          label={t.noteLabel}
          note={(text) => call('noteOnLead', { params: { lead: lead.id }, body: { text } })}
          onNoted={again}
        />
      </div>
    </Screen>
  )
}
