import { useId } from 'react'
import { Prose } from '#ui/prose.tsx'
import type { Preview } from './use-preview.ts'

/** The text as it is written. */
export function TextBox({
  text,
  problem,
  onText,
}: {
  text: string
  problem: string | undefined
  onText: (text: string) => void
}) {
  const id = useId()
  return (
    <section>
      <h2 className="mb-2 text-lg">
        <label htmlFor={id}>Text</label>
      </h2>
      <textarea
        id={id}
        value={text}
        spellCheck
        aria-invalid={problem ? true : undefined}
        aria-describedby={`${id}-note`}
        onChange={({ currentTarget }) => onText(currentTarget.value)}
        className={`h-[62dvh] w-full resize-y rounded-panel border bg-white p-4 font-mono text-sm leading-relaxed ${problem ? 'border-danger' : 'border-field'}`}
      />
      <p id={`${id}-note`} className={`min-h-11 text-sm ${problem ? 'text-danger' : 'text-muted'}`}>
        {problem
          ? `This cannot be shown: ${problem}.`
          : 'Between the two lines of --- stand the fields of the page, below them the text: ## begins a section, **bold**, *italic*, - a list.'}
      </p>
    </section>
  )
}

/** The same as visitors will read it. */
export function PreviewBox({ preview: { page } }: { preview: Preview }) {
  return (
    <section aria-label="Preview">
      <h2 className="mb-2 text-lg">Preview</h2>
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
