import { Combobox } from '@base-ui/react/combobox'
import { Check, ChevronDown, X } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { type Choice, type ComboboxProps, comboboxLook } from './combobox.tsx'
import { forgivingMatch } from './forgiving-match.ts'

/** The longest list anybody reads; typing finds the rest. */
const longestList = 60

/** The live combobox: it takes over the focus and what was typed from the box that stood in its place. */
export function ComboboxChoosing({
  label,
  placeholder,
  choices,
  chosen,
  onChosen,
  name,
  className = '',
  typed: typedBefore,
}: ComboboxProps & { typed: string }) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(typedBefore)
  const [isOpen, setOpen] = useState(true)
  useEffect(() => input.current?.focus(), [])

  return (
    <Combobox.Root
      multiple
      items={choices}
      filteredItems={forgivingMatch(choices, typed, ({ label }) => label).slice(0, longestList)}
      value={[...chosen]}
      onValueChange={onChosen}
      isItemEqualToValue={(one: Choice, other: Choice) => one.value === other.value}
      itemToStringLabel={(choice: Choice) => choice.label}
      inputValue={typed}
      onInputValueChange={setTyped}
      open={isOpen}
      onOpenChange={setOpen}
      autoHighlight
    >
      <Combobox.InputGroup className={`${comboboxLook.box} ${className}`}>
        <label htmlFor={id} className={comboboxLook.label}>
          {label}
        </label>
        <Combobox.Chips className="contents" aria-label={chosen.length > 0 ? `Chosen: ${label}` : undefined}>
          {chosen.map((choice) => (
            <Combobox.Chip key={choice.value} aria-label={choice.label} className={comboboxLook.chip}>
              {choice.label}
              <Combobox.ChipRemove aria-label={`Remove ${choice.label}`} className={comboboxLook.remove}>
                <X aria-hidden="true" className="size-3.5" />
              </Combobox.ChipRemove>
              {name && <input type="hidden" name={name} value={choice.value} />}
            </Combobox.Chip>
          ))}
          <Combobox.Input
            ref={input}
            id={id}
            placeholder={chosen.length > 0 ? '' : placeholder}
            autoComplete="off"
            className={comboboxLook.input}
          />
        </Combobox.Chips>
        <ChevronDown aria-hidden="true" className={comboboxLook.arrow} />
      </Combobox.InputGroup>
      <Combobox.Portal>
        <Combobox.Positioner sideOffset={6} className="z-50 outline-none">
          <Combobox.Popup className="max-h-[min(var(--available-height),360px)] w-[max(var(--anchor-width),260px)] max-w-[var(--available-width)] overflow-y-auto overscroll-contain rounded-card border border-line bg-white py-2 text-ink shadow-raised">
            <Combobox.Empty className="px-4 text-sm text-muted not-empty:py-3">
              Nothing of that name here.
            </Combobox.Empty>
            <Combobox.List>
              {(choice: Choice) => (
                <Combobox.Item
                  key={choice.value}
                  value={choice}
                  className="flex min-h-11 cursor-pointer items-center gap-3 px-4 outline-none data-highlighted:bg-sand data-selected:font-medium"
                >
                  <span className="size-4 shrink-0 text-green-700">
                    <Combobox.ItemIndicator>
                      <Check aria-hidden="true" className="size-4" />
                    </Combobox.ItemIndicator>
                  </span>
                  <span className="flex-1">{choice.label}</span>
                  {choice.note && <span className="text-sm text-muted tabular-nums">{choice.note}</span>}
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  )
}
