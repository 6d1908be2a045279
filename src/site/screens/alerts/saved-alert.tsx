import { useId } from 'react'
import { alertFrequencies } from '#contract/alerts/alert-fields.ts'
import { joinList } from '#contract/text/join-list.ts'
import { alertPages as t } from '#messages/site.ts'
import type { Answer } from '#ui/api.ts'
import { buttonClass } from '#ui/button.tsx'
import { contentLang } from '#ui/content-lang.ts'
import { formatDate } from '#ui/format-date.ts'
import { SiteLink } from '#ui/site-link.tsx'
import { ChangeForm } from './change-form.tsx'

export type Saved = Answer<'savedAlerts'>['data']
type Alert = Saved['alerts'][number]

/** One alert: what it is about, how often it is sent, and what can be done with it. */
export function SavedAlert({ alert, secret }: { alert: Alert; secret: string }) {
  const { id, kind, title, details, path, status, problem, createdAt, lastSentAt, endsAt } = alert
  const heading = useId()
  const told = [alert.priceDrop && t.tells.price_drop, alert.gone && t.tells.gone]
  const facts = kind === 'home' ? told.filter(Boolean).join(' · ') : joinList(details)
  return (
    <article aria-labelledby={heading} className="rounded-panel border border-line p-5 md:p-6">
      <p className="text-sm text-muted">
        {t.kinds[kind]} · <strong className="font-medium text-ink">{t.statuses[status]}</strong>
      </p>
      <h2 id={heading} lang={contentLang(title)} className="mt-1 text-xl">
        {title}
      </h2>
      {facts && (
        <p lang={contentLang(facts)} className="mt-1">
          {facts}
        </p>
      )}
      {problem && <p className="mt-2 text-danger">{t.problems[problem]}</p>}
      <p className="mt-2 text-sm text-muted">
        {t.created({ date: formatDate(createdAt) })}
        {' · '}
        {lastSentAt ? t.lastSent({ date: formatDate(lastSentAt) }) : t.neverSent}
      </p>
      {endsAt && <p className="mt-2 text-sm">{t.endsOn({ date: formatDate(endsAt) })}</p>}
      {kind === 'search' && (status === 'active' || status === 'paused') && (
        <Frequency alert={alert} secret={secret} heading={heading} />
      )}
      <div className="mt-4 flex flex-wrap gap-2.5">
        {path && (
          <SiteLink
            href={path}
            aria-label={t.openOf[kind]({ title })}
            className={buttonClass({ variant: 'tint' })}
          >
            {t.open[kind]}
          </SiteLink>
        )}
        {status === 'active' && (
          <Change secret={secret} id={id} status="paused" text={t.pause} label={t.pauseOf({ title })} />
        )}
        {status === 'paused' && (
          <Change secret={secret} id={id} status="active" text={t.resume} label={t.resumeOf({ title })} />
        )}
        {status === 'pending' && (
          <Change secret={secret} id={id} status="active" text={t.confirm} label={t.confirmOf({ title })} />
        )}
        {status === 'ended' && (
          <Change secret={secret} id={id} status="active" text={t.turnOn} label={t.turnOnOf({ title })} />
        )}
        {status !== 'ended' && (
          <Change secret={secret} id={id} status="ended" text={t.remove} label={t.removeOf({ title })} />
        )}
      </div>
    </article>
  )
}

function Change({
  secret,
  id,
  status,
  text,
  label,
}: {
  secret: string
  id: number
  status: 'active' | 'paused' | 'ended'
  text: string
  label: string
}) {
  return (
    <ChangeForm secret={secret} id={id}>
      <button type="submit" name="status" value={status} aria-label={label} className={buttonClass()}>
        {text}
      </button>
    </ChangeForm>
  )
}

function Frequency({
  alert: { id, title, frequency },
  secret,
  heading,
}: {
  alert: Alert
  secret: string
  /** The alert's name, which tells its field from those of the others. */
  heading: string
}) {
  const field = useId()
  return (
    <ChangeForm secret={secret} id={id} className="mt-4 flex flex-wrap items-center gap-2.5">
      <label id={`${field}-label`} htmlFor={field}>
        {t.labels.frequency}
      </label>
      <select
        // Shows what is saved, not what the browser remembers of the page before.
        key={frequency}
        id={field}
        aria-labelledby={`${field}-label ${heading}`}
        name="frequency"
        defaultValue={frequency}
        className="min-h-11 rounded-input border border-field bg-white select-arrow px-3 pe-9"
      >
        {alertFrequencies.map((value) => (
          <option key={value} value={value}>
            {t.frequencies[value]}
          </option>
        ))}
      </select>
      <button type="submit" aria-label={t.changeFrequencyOf({ title })} className={buttonClass()}>
        {t.changeFrequency}
      </button>
    </ChangeForm>
  )
}
