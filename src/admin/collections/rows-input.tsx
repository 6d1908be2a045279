import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { z } from 'zod'
import { adminCollections as t } from '#messages/admin.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { Field, FieldNote } from '#ui/field.tsx'
import type { RowColumn, Values } from './field-spec.ts'
import { type InputProps, type ListInputProps, toInputText } from './input-props.ts'
import { moved } from './move-item.ts'
import { ChoiceInput, MoneyInput, NumberInput } from './plain-inputs.tsx'

const Rows = z.array(z.record(z.string(), z.unknown()))
const parseRows = (value: unknown): Values[] => Rows.safeParse(value).data ?? []

/** A list of like things, such as kinds of units: a box for each. */
export function RowsInput({
  label,
  hint,
  name,
  value,
  error,
  errors,
  onUpdate,
  onLeave,
  one,
  columns,
  empty,
  form,
}: ListInputProps & {
  one: string
  columns: readonly RowColumn[]
  empty: () => Values
  /** The values of the whole form. */
  form: Values
}) {
  const rows = parseRows(value)
  const change = (make: (rows: Values[]) => Values[]) => onUpdate((before) => make(parseRows(before)))
  const list = useRef<HTMLOListElement>(null)
  const toFocus = useRef<string>(undefined)
  // The focus goes with the row, so that it can be moved on.
  useEffect(() => {
    if (toFocus.current) list.current?.querySelector<HTMLElement>(toFocus.current)?.focus()
    toFocus.current = undefined
  })
  const move = (at: number, by: -1 | 1) => {
    if (!rows[at + by]) return
    toFocus.current = `li:nth-child(${at + by + 1}) [data-move="${by}"]`
    change((before) => moved(before, at, by))
  }
  return (
    <fieldset>
      <legend className="mb-2 text-sm text-muted">{`${label} (${rows.length})`}</legend>
      <FieldNote id={`${name}-note`} tone={error ? 'error' : 'hint'}>
        {error ?? hint}
      </FieldNote>
      <ol ref={list} className="mt-2 stack-3">
        {rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place alone
          <li key={at} className="rounded-card border border-line bg-sand p-3">
            <div className="grid grid-cols-2 gap-3 md:grid-cols-12">
              {columns.map((column) => (
                <div key={column.name} className={column.width}>
                  <Cell
                    column={column}
                    row={row}
                    path={`${name}.${at}.${column.name}`}
                    errors={errors}
                    form={form}
                    onLeave={onLeave}
                    onUpdate={(next) =>
                      change((before) =>
                        before.map((each, other) =>
                          other === at ? { ...each, [column.name]: next(each[column.name]) } : each,
                        ),
                      )
                    }
                  />
                </div>
              ))}
            </div>
            <div className="mt-1 flex items-center">
              <span className="mr-auto text-sm text-muted">{`${one} ${at + 1}`}</span>
              <IconButton
                label={t.rows.moveUp({ one: one.toLowerCase(), number: at + 1 })}
                data-move={-1}
                aria-disabled={at === 0}
                onClick={() => move(at, -1)}
              >
                <ArrowUp aria-hidden="true" className="size-4.5" />
              </IconButton>
              <IconButton
                label={t.rows.moveDown({ one: one.toLowerCase(), number: at + 1 })}
                data-move={1}
                aria-disabled={at === rows.length - 1}
                onClick={() => move(at, 1)}
              >
                <ArrowDown aria-hidden="true" className="size-4.5" />
              </IconButton>
              <IconButton
                label={t.rows.remove({ one: one.toLowerCase(), number: at + 1 })}
                onClick={() => change((before) => before.filter((_each, other) => other !== at))}
              >
                <Trash2 aria-hidden="true" className="size-4.5" />
              </IconButton>
            </div>
          </li>
        ))}
      </ol>
      <Button className="mt-3" onClick={() => change((before) => [...before, empty()])}>
        <Plus aria-hidden="true" className="size-4.5" />
        {t.rows.add({ one: one.toLowerCase() })}
      </Button>
    </fieldset>
  )
}

function Cell({
  column,
  row,
  path,
  errors,
  form,
  onLeave,
  onUpdate,
}: {
  column: RowColumn
  row: Values
  /** The value's path in the form. */
  path: string
  errors: ListInputProps['errors']
  form: Values
  onLeave: () => void
  onUpdate: ListInputProps['onUpdate']
}) {
  const { name, label, hint } = column
  const value = row[name]
  const shared: InputProps = {
    name,
    label,
    hint,
    value,
    error: errors[path],
    onLeave,
    onValue: (chosen) => onUpdate(() => chosen),
    ...(column.language === 'ur' && { lang: 'ur' }),
  }
  if (column.kind === 'rows')
    return (
      <RowsInput
        {...shared}
        name={path}
        errors={errors}
        onUpdate={onUpdate}
        one={column.one}
        columns={column.columns}
        empty={column.empty}
        form={form}
      />
    )
  if (column.kind === 'choice')
    return 'options' in column ? (
      <ChoiceInput {...shared} options={column.options} />
    ) : (
      <ChoiceInput {...shared} options={column.optionsOf(form)} none={column.none} />
    )
  if (column.kind === 'number') return <NumberInput {...shared} />
  if (column.kind === 'money') return <MoneyInput {...shared} />
  return <Field {...shared} value={toInputText(value)} autoComplete="off" />
}
