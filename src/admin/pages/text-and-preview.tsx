import { type ReactNode, useId } from 'react'
import { adminPages as t } from '#messages/admin.ts'
import type { Language } from '#messages/languages.ts'
import { Prose } from '#ui/prose.tsx'
import type { FieldInput } from '../forms/use-form.ts'
import type { Preview } from './use-preview.ts'

/** What is in Urdu, on a page that is English. */
const mark = { en: {}, ur: { lang: 'ur', dir: 'rtl' } } as const
const type = { en: 'font-mono text-sm leading-relaxed', ur: 'text-base' }

/** The text as it is written; without one, what can be done about it. */
export function TextBox({
  language,
  name,
  value,
  error,
  onValue,
  onLeave,
  empty,
}: FieldInput<string> & { language: Language; empty: ReactNode }) {
  const id = useId()
  return (
    <div>
      <div className="mb-2 flex min-h-9 flex-wrap items-center justify-between gap-2">
        <label htmlFor={id} className="font-medium">
          {t.text[language]}
        </label>
        {value === '' && empty}
      </div>
      <textarea
        id={id}
        name={name}
        value={value}
        {...mark[language]}
        spellCheck
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-note`}
        onChange={({ currentTarget }) => onValue(currentTarget.value)}
        onBlur={onLeave}
        className={`h-[calc(var(--window-height)*0.52)] w-full resize-y rounded-panel border bg-white p-4 ${type[language]} ${error ? 'border-danger' : 'border-field'}`}
      />
      <p id={`${id}-note`} className={`min-h-11 text-sm ${error ? 'text-danger' : 'text-muted'}`}>
        {error ?? t.formatHint}
      </p>
    </div>
  )
}

/** The same as visitors will read it. */
export function PreviewBox({
  language,
  preview: { page },
  isEmpty,
}: {
  language: Language
  preview: Preview
  isEmpty: boolean
}) {
  return (
    <section aria-label={t.preview[language]}>
      <h3 className="mb-2 font-medium">{t.preview[language]}</h3>
      {page ? (
        <div
          {...mark[language]}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
          tabIndex={0}
          className="h-[calc(var(--window-height)*0.52)] overflow-y-auto rounded-panel border border-line bg-white p-6"
        >
          <p className="text-3xl font-semibold tracking-tight">{page.title}</p>
          <p className="mt-2 mb-6 text-muted">{page.description}</p>
          <Prose html={page.leadHtml} />
          {page.sections.map(({ id, title, html }) => (
            <div key={id} className="mt-8">
              <p className="mb-2 text-xl font-semibold">{title}</p>
              <Prose html={html} />
            </div>
          ))}
        </div>
      ) : (
        <p className="grid h-[calc(var(--window-height)*0.52)] place-items-center rounded-panel border border-dashed border-line p-6 text-center text-muted">
          {isEmpty && t.shows.none}
        </p>
      )}
    </section>
  )
}
