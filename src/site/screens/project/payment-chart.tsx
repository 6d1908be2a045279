import { joinList } from '#contract/text/join-list.ts'
import { project } from '#messages/site.ts'
import type { Project } from './project-data.ts'

const t = project.plan

type Plan = Project['payment_plan']

const tones = ['bg-green-900', 'bg-green-700', 'bg-green-300', 'bg-green-100']

/** The colour of a step, in the chart and beside its row; neighbours differ. */
export function stepColour(at: number): string {
  return tones[at % tones.length] ?? ''
}

/** The whole price as one bar, each step as wide as its share, each instalment a cell of its own. */
export function PaymentChart({ plan }: { plan: Plan }) {
  return (
    <div
      role="img"
      aria-label={t.shares({ steps: joinList(plan.map(({ name, percent }) => t.step({ name, percent }))) })}
    >
      <div className="flex h-12 gap-1 overflow-hidden rounded-card forced-color-adjust-none">
        {plan.map(({ name, percent, instalments }, at) => (
          <div key={name} style={{ flexGrow: percent }} className="flex min-w-0 basis-0 gap-px">
            {cells(instalments).map((cell) => (
              <div key={cell} className={`min-w-0 flex-1 [print-color-adjust:exact] ${stepColour(at)}`} />
            ))}
          </div>
        ))}
      </div>
      <div className="mt-1.5 flex gap-1 text-xs text-muted tabular-nums">
        {plan.map(({ name, percent }) => (
          <span
            key={name}
            style={{ flexGrow: percent }}
            className={`min-w-0 basis-0 text-center whitespace-nowrap ${percent < roomyFrom ? 'max-sm:invisible' : ''}`}
          >
            {t.percent({ percent })}
          </span>
        ))}
      </div>
    </div>
  )
}

/** On phones a smaller share has no room for its number, which is in the table. */
const roomyFrom = 12

/** More cells than this run into one another. */
const mostCells = 36

function cells(instalments: number): number[] {
  return Array.from({ length: Math.min(instalments, mostCells) }, (_, cell) => cell)
}
