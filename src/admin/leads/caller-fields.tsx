import { sourceNames } from '#contract/admin/lead-words.ts'
import { sourcesByHand } from '#contract/admin/new-lead.ts'
import { Field } from '#ui/field.tsx'
import { Choice } from '../components/choice.tsx'
import type { Writing } from './new-lead-draft.ts'
import { SamePerson } from './same-person.tsx'

const sources = sourcesByHand.map((source) => [source, sourceNames[source]] as const)

/** Who asks, how they came, and whether they asked before. */
export function CallerFields({ draft, change, errors }: Writing) {
  return (
    <div className="space-y-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Choice
          label="How it came"
          value={draft.source}
          options={sources}
          error={errors.source}
          onValue={(source) => change({ source })}
        />
        <Field
          label="Name"
          name="name"
          autoComplete="off"
          value={draft.name}
          error={errors.name}
          onValue={(name) => change({ name })}
        />
        <Field
          label="Phone"
          name="phone"
          type="tel"
          autoComplete="off"
          value={draft.phone}
          error={errors.phone}
          onValue={(phone) => change({ phone })}
        />
        <Field
          label="Email"
          name="email"
          type="email"
          autoComplete="off"
          value={draft.email}
          error={errors.email}
          onValue={(email) => change({ email })}
        />
      </div>
      <SamePerson phone={draft.phone} email={draft.email} />
    </div>
  )
}
