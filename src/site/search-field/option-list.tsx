import { useEffect } from 'react'
import { formatNumber } from '#messages/format-number.ts'
import { searchField as t } from '#messages/site.ts'
import { contentLang } from '#ui/content-lang.ts'
import { Icon } from '#ui/icon.tsx'
import type { Option, OptionGroup } from './options.ts'

/** The options by group. The field keeps the focus and says which is active. */
export function OptionList({
  id,
  groups,
  active,
  onChoose,
}: {
  id: string
  groups: readonly OptionGroup[]
  active: number
  onChoose: (option: Option) => void
}) {
  const options = groups.flatMap((group) => group.options)
  useEffect(() => {
    if (active >= 0) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, active])
  if (options.length === 0) return null
  return (
    <div id={id} role="listbox" aria-label={t.suggestions}>
      {groups.map((group, at) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset may not stand in a listbox
        <div key={group.title} role="group" aria-label={group.title || t.suggestions}>
          {group.title && (
            <p aria-hidden="true" className={`px-2 pb-1 text-sm font-medium ${at > 0 ? 'pt-3' : 'pt-1'}`}>
              {group.title}
            </p>
          )}
          {group.options.map((option) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field itself hears the keys
            <div
              key={option.key}
              id={`${id}-${options.indexOf(option)}`}
              role="option"
              tabIndex={-1}
              aria-selected={options.indexOf(option) === active}
              // The field keeps the focus, so that its list stays open until the click counts.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => onChoose(option)}
              className="flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-2 py-1.5 hover:bg-sand aria-selected:bg-sand"
            >
              {option.icon && <Icon name={option.icon} className="shrink-0 text-muted" />}
              <span className="min-w-0 flex-1">
                <span lang={contentLang(option.name)}>{option.name}</span>
                {option.detail && (
                  <span lang={contentLang(option.detail)} className="block text-sm text-muted">
                    {option.detail}
                  </span>
                )}
              </span>
              {option.count !== undefined && (
                <span className="text-sm text-muted tabular-nums">{formatNumber(option.count)}</span>
              )}
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
