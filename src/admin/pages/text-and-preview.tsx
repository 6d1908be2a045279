import { useId } from 'react'
import { adminPages as t } from '#messages/admin.ts'
import { Prose } from '#ui/prose.tsx'
import type { FieldInput } from '../forms/use-form.ts'
import type { Preview } from './use-preview.ts'

/** The text as it is written. */
export function TextBox({ name, value, error, onValue, onLeave }: FieldInput<string>) {
  const id = useId()
  return (
    <section>
      <h2 className="mb-2 text-lg">
        <label htmlFor={id}>{t.content}</label>
      </h2>
      <textarea
        id={id}
        name={name}
        value={value}
        spellCheck
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-note`}
        onChange={({ currentTarget }) => onValue(currentTarget.value)}
        onBlur={onLeave}
        className={`h-[62dvh] w-full resize-y rounded-panel border bg-white p-4 font-mono text-sm leading-relaxed ${error ? 'border-danger' : 'border-field'}`}
      />
      <p id={`${id}-note`} className={`min-h-11 text-sm ${error ? 'text-danger' : 'text-muted'}`}>
        {error ?? t.formatHint}
      </p>
    </section>
  )
}

/** The same as visitors will read it. */
export function PreviewBox({ preview: { page } }: { preview: Preview }) {
  return (
    <section aria-label={t.preview}>
      <h2 className="mb-2 text-lg">{t.preview}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <div tabIndex={0} className="h-[62dvh] overflow-y-auto rounded-panel border border-line bg-white p-6">
        {page && (
          <>
            <p className="text-3xl font-semibold tracking-tight">{page.title}</p>
            <p className="mt-2 mb-6 text-muted">{page.description}</p>
            <Prose html={page.leadHtml} />
            {page.sections.map(({ id, title, html }) => (
              <div key={id} className="mt-8">
                <p className="mb-2 text-xl font-semibold">{title}</p>
                <Prose html={html} />
              </div>
            ))}
          </>
        )}
      </div>
    </section>
  )
}
