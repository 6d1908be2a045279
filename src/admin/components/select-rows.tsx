import type { ChangeEvent, ReactNode } from 'react'
import { adminComponents as t } from '#messages/admin.ts'
import { Button } from '#ui/button.tsx'
import type { Progress } from './use-chunks.ts'
import type { Selection } from './use-selection.ts'

const box = 'size-5 accent-green-700 align-middle'

export function SelectAll({ keys, selection }: { keys: readonly string[]; selection: Selection }) {
  const count = keys.filter((key) => selection.has(key)).length
  return (
    <input
      type="checkbox"
      aria-label={t.selection.page}
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
  const isChosen = selection.has(id)
  return (
    <>
      <input
        id={`choose-${id}`}
        type="checkbox"
        aria-label={t.selection.row({ label })}
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
          {t.selection.skip}
        </a>
      )}
    </>
  )
}

const barId = 'bulk-actions'
let lastPressed = ''

/** Bulk actions for the chosen rows; an overlay, so that nothing moves. */
export function BulkBar({
  selection,
  found,
  progress,
  children,
}: {
  selection: Selection
  /** Where all that the filters find can be chosen: the rows of the page, and how many there are on all pages. */
  found?: { keys: readonly string[]; total: number }
  /** How far a long action is. */
  progress?: Progress | undefined
  children: ReactNode
}) {
  const size = selection.isAll ? (found?.total ?? 0) : selection.chosen.size
  const text = selection.isAll
    ? t.selection.allSelected({ size: counted(size) })
    : t.selection.selected({ size: counted(size) })
  const hasMore = found && !selection.isAll && found.total > size && found.keys.every(selection.has)
  return (
    <section id={barId} aria-label={t.selection.label} className="fixed inset-x-4 bottom-4 z-10">
      <p aria-live="polite" className="sr-only">
        {size > 0 && text}
      </p>
      {(size > 0 || progress) && (
        <div className="foot-bar mx-auto flex w-fit max-w-full flex-wrap items-center gap-3 rounded-panel border border-line bg-white px-5 py-3 shadow-float max-sm:max-h-[calc(var(--window-height)*0.36)] max-sm:gap-2 max-sm:overflow-y-auto max-sm:p-3 max-sm:[&_button]:px-3">
          {progress ? (
            <Running progress={progress} />
          ) : (
            <>
              <p aria-hidden="true" className="font-medium tabular-nums">
                {text}
              </p>
              {hasMore && (
                <Button variant="ghost" onClick={() => selection.setAll(found.keys)}>
                  {t.selection.all({ total: counted(found.total) })}
                </Button>
              )}
              {children}
              <Button
                variant="ghost"
                onClick={() => {
                  selection.clear()
                  document.getElementById(`choose-${lastPressed}`)?.focus()
                }}
              >
                {t.selection.clear}
              </Button>
            </>
          )}
        </div>
      )}
    </section>
  )
}

function Running({ progress: { done, total, stop } }: { progress: Progress }) {
  return (
    <>
      <progress
        aria-label={t.selection.progress}
        value={done}
        max={total}
        className="w-40 accent-green-700"
      />
      <p className="tabular-nums">{t.selection.done({ done: counted(done), total: counted(total) })}</p>
      <Button variant="ghost" onClick={stop}>
        {t.selection.stop}
      </Button>
    </>
  )
}

const counted = (count: number) => count.toLocaleString('en')
