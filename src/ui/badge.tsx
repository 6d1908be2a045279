import type { ReactNode } from 'react'

const tones = {
  plain: 'bg-white text-green-700',
  tint: 'bg-green-50 text-green-700',
  gold: 'bg-gold-50 text-gold-700',
  ink: 'bg-ink text-white',
  quiet: 'bg-line text-muted',
  danger: 'bg-danger-50 text-danger',
}

/** One or two words on a card or beside a title. `gold` is for 'Featured' alone, `quiet` for what asks for nothing. */
export function Badge({ tone = 'tint', children }: { tone?: keyof typeof tones; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-sm px-2.5 py-0.5 text-[0.8125rem] font-medium ${tones[tone]}`}
    >
      {children}
    </span>
  )
}
