import { imports as t } from '#messages/admin.ts'
import { Button } from '#ui/button.tsx'
import { call } from '../call.ts'
import { Panel } from '../components/screen.tsx'
import { useSending } from '../components/use-sending.ts'
import type { Detail } from './labels.ts'

const doing: Readonly<Record<string, string>> = t.progress

/** How far the server is. */
export function ProgressPanel({ run, onRun }: { run: Detail; onRun: (run: Detail) => void }) {
  const sending = useSending()
  const percent = Math.round(run.progress * 100)
  const stop = () =>
    sending.send(async () => onRun((await call('stopImport', { params: { run: run.id } })).data))
  return (
    <Panel>
      <p className="mb-3 flex items-baseline justify-between gap-4">
        <span>{doing[run.state]}</span>
        <span className="text-muted tabular-nums">{`${percent} %`}</span>
      </p>
      <progress
        aria-label={t.progress.label}
        value={percent}
        max={100}
        className="block h-2 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-green-700 [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-green-700 [&::-webkit-progress-value]:transition-[width]"
      />
      {run.state !== 'undoing' && (
        <Button className="mt-5" aria-disabled={sending.isSending} onClick={() => void stop()}>
          {t.progress.stop}
        </Button>
      )}
    </Panel>
  )
}
