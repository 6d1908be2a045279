import { getRouteApi, Link, useRouter } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import type { ApplicationStatus } from '#contract/admin/vacancies.ts'
import { languageLabel, languageNames } from '#contract/admin/visitor-languages.ts'
import { formatAmount } from '#contract/text/money.ts'
import { adminApplications as t } from '#messages/admin.ts'
import { Badge } from '#ui/badge.tsx'
import { buttonClass } from '#ui/button.tsx'
import { formatDate } from '#ui/format-date.ts'
import { call } from '../call.ts'
import { Choice } from '../components/choice.tsx'
import { Fact, Facts, Reached } from '../components/facts.tsx'
import { When } from '../components/relative-time.tsx'
import { Panel, Screen } from '../components/screen.tsx'
import { NotedTimeline } from '../components/timeline-with-notes.tsx'
import { notify } from '../components/toasts.ts'
import { TwoColumns } from '../components/two-columns.tsx'
import { useSending } from '../components/use-sending.ts'
import { type Application, statusOptions, statusTones, statusWords } from './labels.ts'

const route = getRouteApi('/admin/applications/$application')

/** One application: who it is, how far it is, the CV, and what colleagues noted. */
export function ApplicationScreen() {
  const { data: application } = route.useLoaderData()
  const { id, name, job, jobId, reference, status, createdAt, timeline } = application
  const router = useRouter()
  return (
    <Screen
      title={name || t.erased}
      actions={
        <Link to="/applications" search={{ page: 1 }} className={buttonClass()}>
          {t.all}
        </Link>
      }
    >
      <TwoColumns
        line={
          <>
            <Badge tone={statusTones[status]}>{statusWords[status]}</Badge>
            <span>
              {'for '}
              <Link to="/jobs/$job" params={{ job: String(jobId) }} className="text-green-700 underline">
                {job}
              </Link>
              {', '}
              <When iso={createdAt} />
              {`, ${reference}`}
            </span>
          </>
        }
        side={
          <>
            <State application={application} />
            <Resume application={application} />
          </>
        }
      >
        <Person application={application} />
        <NotedTimeline
          all={timeline.map((event, at) => ({ ...event, key: at })).reverse()}
          label={t.noteLabel}
          note={(text) => call('noteApplication', { params: { application: id }, body: { text } })}
          onNoted={() => router.invalidate()}
        />
      </TwoColumns>
    </Screen>
  )
}

function Person({ application }: { application: Application }) {
  const { email, phone, language, city, experience, expectedSalary, coverNote, forgottenAt } = application
  if (forgottenAt)
    return (
      <Panel title={t.applicant}>
        <p className="text-muted">{t.erasedOn({ date: formatDate(forgottenAt) })}</p>
      </Panel>
    )
  return (
    <Panel title={t.applicant}>
      <Facts>
        <Reached phone={phone} email={email} />
        <Fact label={languageLabel}>{languageNames[language]}</Fact>
        <Fact label={t.city}>{city}</Fact>
        <Fact label={t.experience}>{experience || t.notGiven}</Fact>
        <Fact label={t.expectedSalary}>
          {expectedSalary === null ? t.notGiven : t.perMonth({ salary: formatAmount(expectedSalary) })}
        </Fact>
        {coverNote && (
          <Fact label={t.coverNote}>
            <span className="whitespace-pre-line">{coverNote}</span>
          </Fact>
        )}
      </Facts>
    </Panel>
  )
}

function State({ application: { id, status } }: { application: Application }) {
  const router = useRouter()
  const sending = useSending()
  const put = async (from: ApplicationStatus, wanted: ApplicationStatus) => {
    try {
      await call('moveApplication', { params: { application: id }, body: { from, status: wanted } })
    } finally {
      // Refused as well: a colleague moved it, and how far it is must stand here.
      await router.invalidate()
    }
  }
  const move = async (wanted: ApplicationStatus) => {
    if (wanted === status) return
    if (await sending.send(() => put(status, wanted)))
      notify(t.statusChanged({ status: statusWords[wanted] }), () => put(wanted, status))
  }
  return (
    <Panel title={t.status}>
      <Choice
        label={t.status}
        value={status}
        options={statusOptions}
        onValue={(wanted) => void move(wanted)}
      />
      <p className="mt-2 text-sm text-muted">{t.statusHelp}</p>
      {sending.error && (
        <p role="alert" className="mt-3 text-danger">
          {sending.error}
        </p>
      )}
    </Panel>
  )
}

function Resume({ application: { id, cv, forgetOn, forgottenAt } }: { application: Application }) {
  return (
    <Panel title="CV">
      {cv ? (
        <>
          <a href={`/api/admin/applications/${id}/cv`} download className={buttonClass({ variant: 'main' })}>
            <Download aria-hidden="true" className="size-4.5" />
            {t.downloadCv({ size: Math.max(1, Math.round(cv.bytes / 1024)) })}
          </a>
          <p className="mt-3 text-sm text-muted">{t.cvWarning}</p>
        </>
      ) : (
        <p className="text-muted">{t.noCv}</p>
      )}
      {!forgottenAt && (
        <p className="mt-3 text-sm text-muted">{t.keptUntil({ date: formatDate(forgetOn) })}</p>
      )}
    </Panel>
  )
}
