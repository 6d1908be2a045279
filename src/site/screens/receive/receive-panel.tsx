import { useState } from 'react'
import { savedPath } from '#contract/paths.ts'
import { mostSavedHomes } from '#contract/saved/saved-limits.ts'
import { deviceTransfer, receiveScreen as t } from '#messages/site.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { failureText } from '../../forms/failure-text.ts'
import type { Taken } from '../../transfer/belongings.ts'
import { receiveTransfer } from '../../transfer/receive-transfer.ts'
import { whyNotSealed } from '../../transfer/sealing.ts'
import { readTransferLink } from '../../transfer/transfer-link.ts'

type State = 'ready' | 'adding' | { taken: Taken } | { problem: string; isFinal?: true }

/** The button that takes over what the link brings, and what has come of it. */
export function ReceivePanel() {
  const [link] = useState(() => readTransferLink(location.hash))
  const [state, setState] = useState<State>('ready')
  async function add(from: NonNullable<typeof link>) {
    setState('adding')
    try {
      const received = await receiveTransfer(from)
      setState(typeof received === 'object' ? { taken: received } : { problem: t[received], isFinal: true })
    } catch (thrown) {
      setState({ problem: failureText(thrown, t.failed) })
    }
  }
  if (!link) return <Refusal>{t.noLink}</Refusal>
  const whyNot = whyNotSealed()
  if (whyNot) return <Refusal>{deviceTransfer.whyNot[whyNot]}</Refusal>
  if (typeof state === 'object' && 'taken' in state) return <Outcome taken={state.taken} />
  const problem = typeof state === 'object' ? state : undefined
  return (
    <>
      {!problem?.isFinal && (
        <Button
          variant="main"
          size="lg"
          wide
          aria-disabled={state === 'adding'}
          onClick={() => {
            if (state !== 'adding') void add(link)
          }}
        >
          {state === 'adding' && <Spinner />}
          {state === 'adding' ? t.adding : t.add}
        </Button>
      )}
      <p role="alert" className="mt-3 text-danger empty:hidden">
        {problem?.problem}
      </p>
    </>
  )
}

function Refusal({ children }: { children: string }) {
  return <p className="rounded-card bg-sand px-4 py-3">{children}</p>
}

const counted = ['homes', 'notes', 'searches', 'alerts'] as const

function Outcome({ taken }: { taken: Taken }) {
  const added = counted.filter((name) => taken[name] > 0)
  return (
    <>
      <div role="status">
        {added.length === 0 ? (
          <p>{t.doneNothing}</p>
        ) : (
          <>
            <p className="font-medium">{t.done}</p>
            <ul className="mt-2 list-disc ps-5">
              {added.map((name) => (
                <li key={name}>{t.added[name]({ count: taken[name] })}</li>
              ))}
            </ul>
          </>
        )}
        {taken.left > 0 && <p className="mt-3">{t.left({ count: taken.left, most: mostSavedHomes })}</p>}
        {!taken.isKept && <p className="mt-3 text-danger">{t.unkept}</p>}
      </div>
      <p className="mt-5">
        <SiteLink href={savedPath} className={buttonClass({ variant: 'main', size: 'lg', wide: true })}>
          {t.saved}
        </SiteLink>
      </p>
    </>
  )
}
