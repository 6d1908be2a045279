import { useId } from 'react'
import { daysKept } from '#contract/alerts/alert-fields.ts'
import { languages } from '#messages/languages.ts'
import { alertPages as t } from '#messages/site.ts'
import { buttonClass } from '#ui/button.tsx'
import { ChangeForm } from './change-form.tsx'
import type { Saved } from './saved-alert.tsx'

/** What can be done with all alerts of an address together. */
export function AllAlerts({ saved, secret }: { saved: Saved; secret: string }) {
  const heading = useId()
  const field = useId()
  const has = (status: string) => saved.alerts.some((alert) => alert.status === status)
  const isGoingOn = has('active') || has('paused')
  return (
    <section aria-labelledby={heading} className="mt-10 border-t border-line pt-6">
      <h2 id={heading} className="text-xl">
        {t.all}
      </h2>
      <ChangeForm secret={secret} className="mt-4 flex flex-wrap items-center gap-2.5">
        <label htmlFor={field}>{t.labels.language}</label>
        <select
          key={saved.language}
          id={field}
          name="language"
          defaultValue={saved.language}
          className="min-h-11 rounded-input border border-field bg-white select-arrow px-3 pe-9"
        >
          {languages.map((language) => (
            <option key={language} value={language}>
              {t.languages[language]}
            </option>
          ))}
        </select>
        <button type="submit" className={buttonClass()}>
          {t.changeLanguage}
        </button>
      </ChangeForm>
      <div className="mt-4 flex flex-wrap items-start gap-2.5">
        <ChangeForm secret={secret} className="flex flex-wrap gap-2.5">
          {has('active') && (
            <button type="submit" name="status" value="paused" className={buttonClass()}>
              {t.pauseAll}
            </button>
          )}
          {has('paused') && (
            <button type="submit" name="status" value="active" className={buttonClass()}>
              {t.resumeAll}
            </button>
          )}
        </ChangeForm>
        {isGoingOn && (
          <details>
            <summary className={`${buttonClass()} cursor-pointer text-danger!`}>{t.removeAll}</summary>
            <ChangeForm secret={secret} className="mt-3 max-w-md rounded-card bg-sand p-4">
              <p>{t.removeAllAsk({ days: daysKept })}</p>
              <button
                type="submit"
                name="status"
                value="ended"
                className={`${buttonClass()} mt-3 text-danger!`}
              >
                {t.removeAllSure}
              </button>
            </ChangeForm>
          </details>
        )}
      </div>
    </section>
  )
}
