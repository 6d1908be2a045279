import { formatNumber } from '#messages/format-number.ts'
import { contentLang } from '#ui/content-lang.ts'

/** One of several choices, with what it would bring. */
export function CheckRow({
  type = 'checkbox',
  label,
  count,
  ...input
}: {
  type?: 'checkbox' | 'radio'
  name: string
  value: string
  label: string
  count?: number | undefined
  checked: boolean
  onChange: () => void
}) {
  return (
    <li>
      <label className="flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-1 hover:bg-sand">
        <input type={type} {...input} className="size-4.5 shrink-0 accent-green-700" />
        <span lang={contentLang(label)} className="min-w-0 flex-1 py-1.5">
          {label}
        </span>
        {count !== undefined && (
          <span className="text-sm text-muted tabular-nums">{formatNumber(count)}</span>
        )}
      </label>
    </li>
  )
}
