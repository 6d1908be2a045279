import { useId } from 'react'
import { validationMessages } from '#messages/common.ts'
import { shell as t } from '#messages/site.ts'
import { Icon } from '#ui/icon.tsx'
import { localPath } from '#ui/local-path.ts'
import { Spinner } from '#ui/spinner.tsx'
import type { PropertySearch } from './use-property-search.ts'

/**
 * The search box for a property ID. Without JavaScript the form asks the server, which leads to the listing.
 * `numeric` brings up digits on phones (S5.4).
 */
export function PropertySearchBox({
  search,
  numeric = false,
  autoFocus = false,
  className = '',
}: {
  search: PropertySearch
  numeric?: boolean
  autoFocus?: boolean
  className?: string
}) {
  const noteId = useId()
  const { typed, status, type, submit } = search
  const isInvalid = status === 'invalid'
  const note = isInvalid ? validationMessages.invalidId : status === 'unreachable' && t.unreachable
  return (
    <search className={`relative ${className}`}>
      <form action={localPath('/listing/find')} onSubmit={submit}>
        <div className="flex h-11 items-center rounded-card border border-current/35 bg-inherit ps-3.5 has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2">
          <input
            name="id"
            value={typed}
            onChange={(event) => type(event.currentTarget.value)}
            // biome-ignore lint/a11y/noAutofocus: the visitor just asked for this box
            autoFocus={autoFocus}
            inputMode={numeric ? 'numeric' : 'text'}
            enterKeyHint="search"
            autoComplete="off"
            maxLength={200}
            aria-label={t.propertyId}
            placeholder={t.propertyId}
            aria-invalid={isInvalid || undefined}
            aria-describedby={note ? noteId : undefined}
            className="w-full min-w-0 bg-transparent outline-none placeholder:text-current placeholder:opacity-80"
          />
          <button
            type="submit"
            aria-label={t.findProperty}
            className="grid size-10 shrink-0 place-items-center rounded-card"
          >
            {status === 'loading' ? <Spinner label={t.searching} /> : <Icon name="search" size={18} />}
          </button>
        </div>
      </form>
      <p
        id={noteId}
        role="alert"
        className="absolute top-full end-0 mt-1 w-max max-w-[min(20rem,calc(100vw-32px))] rounded-sm bg-danger-50 text-sm font-medium text-danger not-empty:px-2.5 not-empty:py-1"
      >
        {note}
      </p>
    </search>
  )
}
