import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Choice } from '../components/choice.tsx'
import { Problem } from '../components/problem.tsx'
import { Panel } from '../components/screen.tsx'
import { useSending } from '../components/use-sending.ts'

/** Ends a place: all of it goes to another one, or, while nothing uses it, it is deleted. */
export function MergeAndDelete({
  name,
  what,
  isUsed,
  others,
  onMerge,
  onDelete,
}: {
  name: string
  what: 'city' | 'area'
  isUsed: boolean
  others: ReadonlyArray<{ id: number; name: string }>
  onMerge: (into: number) => Promise<unknown>
  onDelete: () => Promise<unknown>
}) {
  const [into, setInto] = useState<number | null>(null)
  const sending = useSending()
  const target = others.find(({ id }) => id === into)
  return (
    <Panel title={`Merge or delete this ${what}`}>
      <p className="mb-4 max-w-prose text-muted">
        {`Merging moves all listings, projects, agents and requests of ${name} to the other ${what} and keeps its names as synonyms. It cannot be undone.`}
      </p>
      <div className="grid max-w-xl gap-4">
        <Choice
          label={`Merge into ${what}`}
          value={into}
          none="Choose"
          options={others.map((other) => [other.id, other.name] as const)}
          error={sending.fields.into}
          onValue={setInto}
        />
        <Problem>{sending.error}</Problem>
        <div className="flex flex-wrap items-center gap-3">
          <Button
            aria-disabled={!target || sending.isSending}
            onClick={() => target && void sending.send(() => onMerge(target.id))}
          >
            {target ? `Merge into ${target.name}` : 'Merge'}
          </Button>
          {isUsed ? (
            <p className="text-muted">{`In use: it can be merged, not deleted.`}</p>
          ) : (
            <Button aria-disabled={sending.isSending} onClick={() => void sending.send(onDelete)}>
              {`Delete ${name}`}
            </Button>
          )}
        </div>
      </div>
    </Panel>
  )
}
