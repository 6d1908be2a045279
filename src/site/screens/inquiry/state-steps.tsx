import { Check } from 'lucide-react'
import type { LeadState } from '#contract/leads/leads.ts'
import { inquiryScreen as t } from '#messages/site.ts'

const leadStates: readonly LeadState[] = ['received', 'assigned', 'contacted', 'closed']

/** The four states a request goes through, with the one it is in. */
export function StateSteps({ state }: { state: LeadState }) {
  const reached = leadStates.indexOf(state)
  return (
    <ol className="mt-4 stack-4">
      {leadStates.map((step, at) => {
        const { title, text } = t.states[step]
        const isDone = at <= reached
        return (
          <li key={step} className="flex gap-4" {...(at === reached && { 'aria-current': 'step' })}>
            <span
              aria-hidden="true"
              className={`arch grid h-11 w-9 shrink-0 place-items-center pt-1 ${isDone ? 'bg-green-700 text-white' : 'bg-sand text-muted'}`}
            >
              {isDone ? <Check className="size-4" /> : at + 1}
            </span>
            <span>
              <span className={`block ${at === reached ? 'font-semibold' : 'font-medium'}`}>
                {title}
                {isDone && at < reached && <span className="sr-only">{t.done}</span>}
              </span>
              <span className="block text-muted">{text}</span>
            </span>
          </li>
        )
      })}
    </ol>
  )
}
