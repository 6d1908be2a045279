import { adminCities as t } from '#messages/admin.ts'
import { Button } from '#ui/button.tsx'
import { Choice } from '../components/choice.tsx'
import { Problem } from '../components/problem.tsx'
import { Panel } from '../components/screen.tsx'
import { useSending } from '../components/use-sending.ts'
import { useForm } from '../forms/use-form.ts'

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
  what: string
  isUsed: boolean
  others: ReadonlyArray<{ id: number; name: string }>
  onMerge: (into: number) => Promise<unknown>
  onDelete: () => Promise<unknown>
}) {
  const deletion = useSending()
  const form = useForm<{ into: number | null }>({
    initial: { into: null },
    send: async ({ into }) => into !== null && onMerge(into),
  })
  const target = others.find(({ id }) => id === form.values.into)
  const isSending = deletion.isSending || form.isSending
  return (
    <Panel title={t.mergeTitle({ what })}>
      <p className="mb-4 max-w-prose text-muted">{t.mergeHelp({ name, what })}</p>
      <div className="grid max-w-xl gap-4">
        <Choice
          {...form.field('into')}
          label={t.mergeInto({ what })}
          none={t.choose}
          options={others.map((other) => [other.id, other.name] as const)}
        />
        <Problem>{deletion.error ?? form.error}</Problem>
        <div className="flex flex-wrap items-center gap-3">
          <Button
            aria-disabled={!target || isSending}
            onClick={() => {
              if (target && !isSending) void form.submit()
            }}
          >
            {target ? t.mergeInto({ what: target.name }) : t.merge}
          </Button>
          {isUsed ? (
            <p className="text-muted">{t.inUse}</p>
          ) : (
            <Button aria-disabled={isSending} onClick={() => !isSending && void deletion.send(onDelete)}>
              {t.delete({ name })}
            </Button>
          )}
        </div>
      </div>
    </Panel>
  )
}
