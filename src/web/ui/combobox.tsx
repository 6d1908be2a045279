import { ChevronDown, X } from 'lucide-react'
import { lazy, Suspense, useId, useState } from 'react'

export type Choice = {
  value: string
  label: string
  /** Beside the name in the list, such as how many listings there are. */
  note?: string
}

export type ComboboxProps = {
  label: string
  /** What stands there while nothing is chosen, such as 'Any area'. */
  placeholder: string
  choices: readonly Choice[]
  chosen: readonly Choice[]
  onChosen: (chosen: readonly Choice[]) => void
  /** The form field of the chosen values. */
  name?: string
  /** Without JavaScript what is typed is sent under this name. */
  typedName?: string
  className?: string
}

const loadChoosing = () => import('./combobox-choosing.tsx')
const Choosing = lazy(() => loadChoosing().then(({ ComboboxChoosing }) => ({ default: ComboboxChoosing })))

/**
 * Several out of many by typing: what is chosen stands as chips in the box. The list with its behaviour is only
 * loaded when the visitor comes near; until then the same box stands there.
 */
export function Combobox(props: ComboboxProps) {
  const [isWanted, setWanted] = useState(false)
  const [typed, setTyped] = useState('')
  const waiting = (
    <WaitingBox
      {...props}
      typed={typed}
      onTyped={setTyped}
      onNear={loadChoosing}
      onWanted={() => setWanted(true)}
    />
  )
  if (!isWanted) return waiting
  return (
    <Suspense fallback={waiting}>
      <Choosing {...props} typed={typed} />
    </Suspense>
  )
}

export const comboboxLook = {
  box: 'relative flex min-h-15 cursor-text flex-wrap items-center gap-x-1.5 gap-y-1 rounded-input border border-field bg-white pt-6 pr-9 pb-2 pl-3.5 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-ink',
  label: 'pointer-events-none absolute top-2 left-3.5 text-xs text-muted',
  chip: 'inline-flex items-center gap-1 rounded-full bg-green-50 py-0.5 pr-1 pl-2.5 text-sm font-medium text-green-700',
  remove: 'grid size-6 place-items-center rounded-full hover:bg-green-100',
  input: 'min-w-16 flex-1 bg-transparent font-medium outline-none placeholder:text-ink',
  arrow: 'pointer-events-none absolute right-3 bottom-3.5 size-4 text-muted',
}

/** The box before its list is there. */
function WaitingBox({
  label,
  placeholder,
  chosen,
  onChosen,
  name,
  typedName,
  className = '',
  typed,
  onTyped,
  onNear,
  onWanted,
}: ComboboxProps & {
  typed: string
  onTyped: (text: string) => void
  onNear: () => void
  onWanted: () => void
}) {
  const id = useId()
  return (
    <div className={`${comboboxLook.box} ${className}`} onPointerEnter={onNear}>
      <label htmlFor={id} className={comboboxLook.label}>
        {label}
      </label>
      {chosen.map((choice) => (
        <span key={choice.value} className={comboboxLook.chip}>
          {choice.label}
          <button
            type="button"
            aria-label={`Remove ${choice.label}`}
            onClick={() => onChosen(chosen.filter(({ value }) => value !== choice.value))}
            className={comboboxLook.remove}
          >
            <X aria-hidden="true" className="size-3.5" />
          </button>
          {name && <input type="hidden" name={name} value={choice.value} />}
        </span>
      ))}
      <input
        id={id}
        name={typedName}
        value={typed}
        onChange={(event) => onTyped(event.currentTarget.value)}
        onFocus={onWanted}
        autoComplete="off"
        placeholder={chosen.length > 0 ? '' : placeholder}
        className={comboboxLook.input}
      />
      <ChevronDown aria-hidden="true" className={comboboxLook.arrow} />
    </div>
  )
}
