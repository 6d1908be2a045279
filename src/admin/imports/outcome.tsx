import { Link } from '@tanstack/react-router'
import { Undo2 } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { Modal } from '#ui/modal.tsx'
import { useOverlay } from '#ui/use-overlay.ts'
import { call } from '../call.ts'
import { Problem } from '../components/problem.tsx'
import { When } from '../components/relative-time.tsx'
import { Panel } from '../components/screen.tsx'
import { useSending } from '../components/use-sending.ts'
import { Counts } from './counts.tsx'
import { count, type Detail, listings } from './labels.ts'

/** What an import did, what undoing it did, and the way there. */
export function Outcome({ run, onRun }: { run: Detail; onRun: (run: Detail) => void }) {
  const asking = useOverlay()
  const { undone } = run
  if (run.read === 0 && !undone) return null
  return (
    <>
      {undone && <Undone run={run} undone={undone} />}
      <Panel title={undone ? 'What it had done' : 'What it did'}>
        <Counts counts={run} />
        {run.forReview > 0 && !undone && (
          <p className="mt-4 text-muted">
            {`${listings(run.forReview)} of plots came in for review: a plot is published once its approval is known. `}
            <Link
              to="/listings"
              search={{ status: 'review' }}
              className="text-ink underline underline-offset-4"
            >
              Listings in review
            </Link>
          </p>
        )}
        {run.canUndo && (
          <Button className="mt-5" onClick={asking.open}>
            <Undo2 aria-hidden="true" className="size-4.5" />
            Undo this import
          </Button>
        )}
      </Panel>
      <Modal overlay={asking} title="Undo this import" className="w-[min(92vw,480px)]">
        <AskUndo
          run={run}
          onRun={(next) => {
            asking.close()
            onRun(next)
          }}
        />
      </Modal>
    </>
  )
}

/** It cannot be undone itself: only here it is asked first. */
function AskUndo({ run, onRun }: { run: Detail; onRun: (run: Detail) => void }) {
  const sending = useSending()
  const undo = () =>
    sending.send(async () => onRun((await call('undoImport', { params: { run: run.id } })).data))
  return (
    <div className="space-y-4 px-6 pb-6">
      <p>{`${listings(run.added)} that it made would be removed, or archived where somebody asked for one. ${listings(run.changed)} would be what they were.`}</p>
      <p className="text-muted">
        Cities and areas that it made are removed if nothing uses them. Listings that were edited since stay
        as they are, and are listed.
      </p>
      <Problem>{sending.error}</Problem>
      <Button variant="main" aria-disabled={sending.isSending} onClick={() => void undo()} data-autofocus>
        Undo the import
      </Button>
    </div>
  )
}

function Undone({ run, undone }: { run: Detail; undone: NonNullable<Detail['undone']> }) {
  const { removed, archived, restored, placesRemoved, kept, keptCount } = undone
  return (
    <Panel title="It was undone">
      <p>
        {run.undoneAt && <When iso={run.undoneAt} />} by {run.undoneBy}:{' '}
        {`${listings(removed)} removed, ${count(archived)} archived, ${count(restored)} restored.`}
        {(placesRemoved ?? 0) > 0 && ` ${count(placesRemoved)} unused cities and areas removed.`}
      </p>
      {keptCount > 0 && (
        <>
          <h3 className="mt-4 mb-2 font-medium">{`${listings(keptCount)} stayed as they are`}</h3>
          <ul className="max-h-72 space-y-1 overflow-y-auto">
            {kept.map(({ id, title, why }) => (
              <li key={id}>
                <span className="text-muted tabular-nums">{id}</span> {title}{' '}
                <span className="text-muted">{why}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  )
}
