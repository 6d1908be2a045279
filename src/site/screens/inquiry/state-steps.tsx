import { Check } from 'lucide-react'
import type { LeadState } from '#contract/leads/leads.ts'

const steps: ReadonlyArray<{ state: LeadState; title: string; text: string }> = [
  { state: 'received', title: 'Received', text: 'We have your request.' },
  { state: 'assigned', title: 'Assigned', text: 'One agent who knows the place looks after it.' },
  { state: 'contacted', title: 'Contacted', text: 'The agent has called or written to you.' },
  { state: 'closed', title: 'Closed', text: 'Nothing is left to do. Write again whenever you like.' },
]

/** The four states a request goes through, with the one it is in. */
export function StateSteps({ state }: { state: LeadState }) {
  const reached = steps.findIndex((step) => step.state === state)
  return (
    <ol className="mt-4 space-y-4">
      {steps.map(({ state: step, title, text }, at) => {
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
                {isDone && at < reached && <span className="sr-only">, done</span>}
              </span>
              <span className="block text-muted">{text}</span>
            </span>
          </li>
        )
      })}
    </ol>
  )
}
