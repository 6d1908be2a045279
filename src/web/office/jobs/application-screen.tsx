import { getRouteApi, Link, useRouter } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { formatPrice } from '#contract/money.ts'
import type { ApplicationStatus } from '#contract/office/jobs.ts'
import { telLink } from '#contract/phones.ts'
import { Badge } from '../../ui/badge.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { formatDate } from '../../when.ts'
import { call } from '../call.ts'
import { mailLink } from '../mail-link.ts'
import { Choice } from '../ui/choice.tsx'
import { Happenings } from '../ui/happenings.tsx'
import { Panel, Screen } from '../ui/screen.tsx'
import { SendForm } from '../ui/send-form.tsx'
import { tell } from '../ui/toasts.ts'
import { useSending } from '../ui/use-sending.ts'
import { When } from '../ui/when.tsx'
import { type Application, statusOptions, statusTones, statusWords } from './words.ts'

const route = getRouteApi('/office/applications/$application')

/** One application: who it is, how far it is, the CV, and what colleagues noted. */
export function ApplicationScreen() {
  const { data: application } = route.useLoaderData()
  const { name, job, jobId, reference, status, createdAt } = application
  return (
    <Screen
      title={name || 'Forgotten'}
      actions={
        <Link to="/applications" search={{ page: 1 }} className={buttonClass()}>
          All applications
        </Link>
      }
    >
      <p className="-mt-3 mb-6 flex flex-wrap items-center gap-3 text-muted">
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
      </p>
      <div className="grid items-start gap-x-6 xl:grid-cols-[minmax(0,1fr)_400px]">
        <div>
          <Person application={application} />
          <Notes application={application} />
        </div>
        <div>
          <State application={application} />
          <Resume application={application} />
        </div>
      </div>
    </Screen>
  )
}

function Person({ application }: { application: Application }) {
  const { email, phone, city, experience, expectedSalary, coverNote, forgottenAt } = application
  if (forgottenAt)
    return (
      <Panel title="Who it was">
        <p className="text-muted">{`Forgotten on ${formatDate(forgottenAt)}: what is left is that somebody applied.`}</p>
      </Panel>
    )
  return (
    <Panel title="Who it is">
      <dl className="grid gap-x-6 gap-y-1 sm:gap-y-3 sm:grid-cols-[140px_minmax(0,1fr)]">
        <Fact label="Phone">
          <a href={telLink(phone)} className="text-green-700 underline">
            {phone}
          </a>
        </Fact>
        <Fact label="E-mail">
          <a href={mailLink(email)} className="break-all text-green-700 underline">
            {email}
          </a>
        </Fact>
        <Fact label="City">{city}</Fact>
        <Fact label="Experience">{experience || 'not said'}</Fact>
        <Fact label="Expects">
          {expectedSalary === null ? 'not said' : `PKR ${formatPrice(expectedSalary)} a month`}
        </Fact>
        {coverNote && (
          <Fact label="In their words">
            <span className="whitespace-pre-line">{coverNote}</span>
          </Fact>
        )}
      </dl>
    </Panel>
  )
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <>
      <dt className="text-muted">{label}</dt>
      <dd className="mb-2 min-w-0 break-words sm:mb-0">{children}</dd>
    </>
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
      tell(`It is now: ${statusWords[wanted]}.`, () => put(wanted, status))
  }
  return (
    <Panel title="How far it is">
      <Choice label="State" value={status} options={statusOptions} onValue={(wanted) => void move(wanted)} />
      <p className="mt-2 text-sm text-muted">The page of the reference says so to whoever applied.</p>
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
          <a href={`/api/office/applications/${id}/cv`} download className={buttonClass({ variant: 'main' })}>
            <Download aria-hidden="true" className="size-4.5" />
            {`Save the CV, ${Math.max(1, Math.round(cv.bytes / 1024))} KB`}
          </a>
          <p className="mt-3 text-sm text-muted">
            Somebody unknown wrote it. That you opened it is in the audit log.
          </p>
        </>
      ) : (
        <p className="text-muted">There is none.</p>
      )}
      {!forgottenAt && (
        <p className="mt-3 text-sm text-muted">{`Kept until ${formatDate(forgetOn)}, then deleted with all that says who it is.`}</p>
      )}
    </Panel>
  )
}

function Notes({ application: { id, timeline } }: { application: Application }) {
  const [text, setText] = useState('')
  const router = useRouter()
  const sending = useSending()
  const add = async () => {
    const note = () => call('noteApplication', { params: { application: id }, body: { text } })
    if (!(await sending.send(note))) return
    setText('')
    await router.invalidate()
  }
  return (
    <Panel title="Timeline">
      <div className="mb-6">
        <SendForm sending={sending} submit="Add the note" look="plain" onSend={() => void add()}>
          <Field
            label="A note for colleagues"
            name="note"
            multiline
            value={text}
            onValue={setText}
            error={sending.fields.text}
          />
        </SendForm>
      </div>
      <Happenings all={timeline.map((event, at) => ({ ...event, key: at })).reverse()} />
    </Panel>
  )
}
