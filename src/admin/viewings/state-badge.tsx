import type { ViewingState } from '#contract/viewings/viewing-states.ts'
import { viewingLabels } from '#messages/admin.ts'
import { Badge } from '#ui/badge.tsx'

const tones = {
  proposed: 'gold',
  countered: 'tint',
  confirmed: 'tint',
  declined: 'danger',
  cancelled: 'danger',
  done: 'ink',
} as const satisfies Record<ViewingState, string>

export function ViewingBadge({ state }: { state: ViewingState }) {
  return <Badge tone={tones[state]}>{viewingLabels.states[state]}</Badge>
}
