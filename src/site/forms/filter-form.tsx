import { type ReactNode, useId } from 'react'
import { buttonClass } from '#ui/button.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import { localPath } from '#ui/local-path.ts'
import { SiteLink } from '#ui/site-link.tsx'

/**
 * The filters of a list. It is a form whose address is the list; with JavaScript every choice applies
 * immediately, and there is no button.
 */
export function FilterForm({
  action,
  label,
  submit,
  all,
  isFiltered,
  children,
}: {
  action: string
  label: string
  submit: string
  /** The words of the link to the whole list. */
  all: string
  isFiltered: boolean
  children: ReactNode
}) {
  return (
    <form
      action={localPath(action)}
      aria-label={label}
      className="mt-8 flex flex-wrap items-center gap-3 *:min-w-0 *:max-sm:w-full sm:*:min-w-60"
    >
      {children}
      <noscript>
        <button type="submit" className={buttonClass({ variant: 'main' })}>
          {submit}
        </button>
      </noscript>
      {isFiltered && (
        <SiteLink href={action} className={`${buttonClass({ variant: 'ghost' })} min-w-0!`}>
          {all}
        </SiteLink>
      )}
    </form>
  )
}

/** One filter: its choices, each with how much it would bring. */
export function FilterSelect({
  name,
  label,
  all,
  value,
  choices,
  onChoose,
}: {
  name: string
  label: string
  /** The words for "not filtered". */
  all: string
  value: string | number | undefined
  choices: ReadonlyArray<{ id: string | number; name: string; count: number }>
  onChoose: (value: string | undefined) => void
}) {
  const id = useId()
  return (
    <SelectField
      id={id}
      name={name}
      label={label}
      value={String(value ?? '')}
      error={undefined}
      onValue={(chosen) => onChoose(chosen || undefined)}
      onLeave={() => {}}
    >
      <option value="">{all}</option>
      {choices.map((choice) => (
        <option key={choice.id} value={choice.id}>{`${choice.name} (${choice.count})`}</option>
      ))}
    </SelectField>
  )
}
