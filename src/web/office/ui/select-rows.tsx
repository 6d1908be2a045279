import type { ChangeEvent, ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import type { Selection } from './use-selection.ts'

const box = 'size-5 accent-green-700 align-middle'

export function SelectAll({ keys, selection }: { keys: readonly string[]; selection: Selection }) {
  const count = keys.filter((key) => selection.chosen.has(key)).length
  return (
    <input
      type="checkbox"
      aria-label="Choose all on this page"
      checked={count === keys.length}
      ref={(element) => {
        if (element) element.indeterminate = count > 0 && count < keys.length
      }}
      onChange={({ currentTarget }) => selection.set(keys, currentTarget.checked)}
      className={box}
    />
  )
}

/** With Shift all rows between this one and the one that was pressed before. */
export function SelectRow({
  id,
  keys,
  label,
  selection,
}: {
  id: string
  keys: readonly string[]
  label: string
  selection: Selection
}) {
  const choose = ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const isRange = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey
    const from = keys.indexOf(lastPressed)
    const to = keys.indexOf(id)
    selection.set(
      isRange && from >= 0 ? keys.slice(Math.min(from, to), Math.max(from, to) + 1) : [id],
      currentTarget.checked,
    )
    lastPressed = id
  }
  const isChosen = selection.chosen.has(id)
  return (
    <>
      <input
        id={`choose-${id}`}
        type="checkbox"
        aria-label={`Choose ${label}`}
        checked={isChosen}
        onChange={choose}
        className={box}
      />
      {isChosen && (
        <a
          href={`#${barId}`}
          onClick={(event) => {
            event.preventDefault()
            document.querySelector<HTMLElement>(`#${barId} button`)?.focus()
          }}
          className="sr-only focus:not-sr-only focus:absolute focus:z-5 focus:rounded-card focus:bg-white focus:px-4 focus:py-2 focus:shadow-raised"
        >
          What to do with the chosen
        </a>
      )}
    </>
  )
}

const barId = 'with-the-chosen'
let lastPressed = ''

/** What can be done with the chosen rows; it lies over the page, so that nothing moves. */
export function BulkBar({ selection, children }: { selection: Selection; children: ReactNode }) {
  const { size } = selection.chosen
  return (
    <section id={barId} aria-label="With the chosen ones" className="fixed inset-x-4 bottom-4 z-10">
      <p aria-live="polite" className="sr-only">
        {size > 0 && `${size} chosen`}
      </p>
      {size > 0 && (
        <div className="mx-auto flex w-fit max-w-full flex-wrap items-center gap-3 rounded-panel border border-line bg-white px-5 py-3 shadow-float">
          <p aria-hidden="true" className="font-medium tabular-nums">{`${size} chosen`}</p>
          {children}
          <Button
            variant="ghost"
            onClick={() => {
              selection.clear()
              document.getElementById(`choose-${lastPressed}`)?.focus()
            }}
          >
            Choose none
          </Button>
        </div>
      )}
    </section>
  )
}
