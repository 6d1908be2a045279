import { Link } from '@tanstack/react-router'
import { Undo2 } from 'lucide-react'
import { priceImports, imports as t } from '#messages/admin.ts'
import { Button } from '#ui/button.tsx'
import { Modal } from '#ui/modal.tsx'
import { useOverlay } from '#ui/use-overlay.ts'
import { call } from '../call.ts'
import { Problem } from '../components/problem.tsx'
import { When } from '../components/relative-time.tsx'
import { Panel } from '../components/screen.tsx'
import { useSending } from '../components/use-sending.ts'
import { Counts } from './counts.tsx'
import { count, type Detail, listings, prices } from './labels.ts'

/** What an import did, what undoing it did, and the way there. */
export function Outcome({ run, onRun }: { run: Detail; onRun: (run: Detail) => void }) {
  const asking = useOverlay()
  const { undone } = run
  if (run.read === 0 && !undone) return null
  return (
    <>
      {undone && <Undone run={run} undone={undone} />}
      <Panel title={t.outcome.title}>
        <Counts counts={run} />
        {run.forReview > 0 && !undone && (
          <p className="mt-4 text-muted">
            {t.outcome.reviewNeeded({ listings: listings(run.forReview) })}{' '}
            <Link
              to="/listings"
              search={{ status: 'review' }}
              className="text-ink underline underline-offset-4"
            >
              {t.outcome.inReview}
            </Link>
          </p>
        )}
        {run.canUndo && (
          <Button className="mt-5" onClick={asking.open}>
            <Undo2 aria-hidden="true" className="size-4.5" />
            {t.outcome.undo}
          </Button>
        )}
      </Panel>
      <Modal overlay={asking} title={t.outcome.undo} className="w-[min(92vw,480px)]">
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
    <div className="stack-4 px-6 pb-6">
      {run.subject === 'prices' ? (
        <p>{priceImports.undoHelp({ prices: prices(run.added) })}</p>
      ) : (
        <>
          <p>{t.outcome.undoHelp({ added: listings(run.added), changed: listings(run.changed) })}</p>
          <p className="text-muted">{t.outcome.undoKept}</p>
        </>
      )}
      <Problem>{sending.error}</Problem>
      <Button variant="main" aria-disabled={sending.isSending} onClick={() => void undo()} data-autofocus>
        {t.outcome.undo}
      </Button>
    </div>
  )
}

function Undone({ run, undone }: { run: Detail; undone: NonNullable<Detail['undone']> }) {
  const { removed, archived, restored, placesRemoved, kept, keptCount } = undone
  return (
    <Panel title={t.outcome.undoneTitle}>
      <p>
        {run.undoneAt && <When iso={run.undoneAt} />} {t.by({ by: run.undoneBy ?? '' })}:{' '}
        {run.subject === 'prices'
          ? priceImports.undone({ prices: prices(removed) })
          : t.outcome.undone({
              removed: listings(removed),
              archived: count(archived),
              restored: count(restored),
            })}
        {(placesRemoved ?? 0) > 0 && t.outcome.placesRemoved({ count: placesRemoved ?? 0 })}
      </p>
      {keptCount > 0 && (
        <>
          <h3 className="mt-4 mb-2 font-medium">{t.outcome.kept({ listings: listings(keptCount) })}</h3>
          <ul className="max-h-72 stack-1 overflow-y-auto">
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
