import type { MouseEvent } from 'react'
import { formParts as t } from '#messages/site.ts'

/**
 * What is wrong with a form: the problem as a whole, and the fields, each with a link. In the browser the focus is on
 * the first wrong field (D6) and this is read out too; a page that answers a post moves the focus here.
 */
export function ErrorSummary({
  problem,
  items,
}: {
  problem?: string | undefined
  items: ReadonlyArray<{ id: string; label: string; message: string }>
}) {
  if (!problem && items.length === 0) return null
  return (
    <div
      role="alert"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: only on the answer to a post, where the visitor has to begin here
      autoFocus={problem !== undefined}
      className="rounded-input bg-danger-50 px-4 py-3 text-sm text-danger"
    >
      {problem && <p className="font-medium">{problem}</p>}
      {items.length > 0 && (
        <>
          <p className="font-medium">{t.correct}</p>
          <ul className="mt-1">
            {items.map(({ id, label, message }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  onClick={goToField}
                  className="inline-block py-1 underline underline-offset-4"
                >
                  {`${label}: ${message}`}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

/** Without a new entry in the history: Back leaves the page, not the field. */
function goToField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1))
  if (!field) return
  event.preventDefault()
  field.focus()
}
