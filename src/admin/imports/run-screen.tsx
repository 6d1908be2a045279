import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { busyStates } from '#contract/admin/import-runs.ts'
import { priceImports, imports as t } from '#messages/admin.ts'
import { Badge } from '#ui/badge.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { call } from '../call.ts'
import { Problem } from '../components/problem.tsx'
import { When } from '../components/relative-time.tsx'
import { Panel, Screen } from '../components/screen.tsx'
import { useSending } from '../components/use-sending.ts'
import { Counts } from './counts.tsx'
import { type Detail, listings, prices, stateLabels, stateTones } from './labels.ts'
import { MappingForm } from './mapping-form.tsx'
import { Outcome } from './outcome.tsx'
import { Preview } from './preview.tsx'
import { ProgressPanel } from './progress-panel.tsx'
import { UnknownCities } from './unknown-cities.tsx'
import { useRun } from './use-run.ts'

const route = getRouteApi('/admin/imports/$run')

/** One import from its columns to its end, and back. */
export function RunScreen() {
  const loaded = route.useLoaderData()
  const [run, setRun] = useRun(loaded.run)
  const [isMapping, setMapping] = useState(false)
  const { startedAt, by, file, state, problem } = run
  const isBusy = busyStates.includes(state)
  const maps = !isBusy && run.mapping !== null && (isMapping || isUnread(run))
  return (
    <Screen
      title={file}
      actions={
        run.subject === 'prices' ? (
          <Link to="/price-evidence" search={{ page: 1 }} className={buttonClass()}>
            {priceImports.all}
          </Link>
        ) : (
          <Link to="/imports" search={{ page: 1 }} className={buttonClass()}>
            {t.run.all}
          </Link>
        )
      }
    >
      <p className="-mt-3 mb-6 flex flex-wrap items-center gap-3 text-muted">
        <Badge tone={stateTones[state]}>{stateLabels[state]}</Badge>
        <span>
          <When iso={startedAt} /> {t.by({ by })}
        </span>
      </p>
      {problem && (
        <p role="alert" className="mb-6 rounded-card bg-danger-50 px-4 py-3 text-danger">
          {problem}
        </p>
      )}
      {isBusy && <ProgressPanel run={run} onRun={setRun} />}
      {maps && run.mapping && (
        <MappingForm
          key={run.id}
          run={run}
          mapping={run.mapping}
          profiles={loaded.profiles}
          onRun={(next) => {
            setMapping(false)
            setRun(next)
          }}
        />
      )}
      {!isBusy && !maps && run.preview && run.canApply && (
        <Apply run={run} onRun={setRun} onMapping={() => setMapping(true)} />
      )}
      {!isBusy && ['done', 'stopped', 'failed', 'undone'].includes(state) && (
        <Outcome run={run} onRun={setRun} />
      )}
      {!isBusy && !maps && <Preview run={run} />}
    </Screen>
  )
}

/** Whether there is no preview of the file yet. */
function isUnread({ state, preview }: Detail): boolean {
  return preview === null && (state === 'uploaded' || state === 'failed')
}

/** What an import would do, and the button that does it. */
function Apply({
  run,
  onRun,
  onMapping,
}: {
  run: Detail
  onRun: (run: Detail) => void
  onMapping: () => void
}) {
  const sending = useSending()
  const { preview, state, subject } = run
  const isPrices = subject === 'prices'
  if (!preview) return null
  const written = preview.added + preview.changed
  const importText = (count: number) =>
    isPrices ? priceImports.import({ prices: prices(count) }) : t.run.import({ listings: listings(count) })
  const apply = () =>
    sending.send(async () => onRun((await call('applyImport', { params: { run: run.id } })).data))
  return (
    <Panel title={state === 'previewed' ? t.run.preview : t.run.remaining}>
      <Counts counts={preview} />
      {preview.newAreasCount > 0 && (
        <p className="mt-4 text-muted">
          {(isPrices ? priceImports : t.run).newAreas({
            names: preview.newAreas.join('; '),
            count: preview.newAreasCount - preview.newAreas.length,
          })}
        </p>
      )}
      <UnknownCities run={run} onRun={onRun} />
      {preview.forReview > 0 && (
        <p className="mt-4 text-muted">{t.run.reviewNeeded({ listings: listings(preview.forReview) })}</p>
      )}
      <Problem className="mt-4">{sending.error}</Problem>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button
          variant="main"
          aria-disabled={sending.isSending || written === 0}
          onClick={() => written > 0 && void apply()}
        >
          {state === 'previewed' ? importText(written) : t.run.continue}
        </Button>
        {state === 'previewed' && <Button onClick={onMapping}>{t.run.changeColumns}</Button>}
      </div>
      {written === 0 && <p className="mt-3 text-muted">{isPrices ? priceImports.nothing : t.run.nothing}</p>}
    </Panel>
  )
}
