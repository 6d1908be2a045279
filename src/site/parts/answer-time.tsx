import { agent as texts } from '#messages/site.ts'
import { Icon } from '#ui/icon.tsx'

const t = texts.answersIn
const minutesOfHour = 60
/** Beyond a day it is no help to know. */
const mostMinutes = 24 * minutesOfHour

/** 'Usually answers in 9 minutes', from the agency's own figures; nothing where they say too little. */
export function AnswerTime({ minutes, className = '' }: { minutes: number | null; className?: string }) {
  if (!minutes || minutes > mostMinutes) return null
  const hours = Math.round(minutes / minutesOfHour)
  return (
    <p className={`flex items-center gap-2 text-sm text-muted ${className}`}>
      <Icon name="check" size={18} className="shrink-0 text-green-700" />
      {minutes < 2 * minutesOfHour ? t.minutes({ count: minutes }) : t.hours({ count: hours })}
    </p>
  )
}
