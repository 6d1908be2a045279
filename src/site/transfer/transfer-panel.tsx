import { useState } from 'react'
import { mostOpenings, transferHours } from '#contract/saved/saved-limits.ts'
import { whatsAppShareLink } from '#contract/text/phones.ts'
import { deviceTransfer as t } from '#messages/site.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { LeftToRight } from '#ui/left-to-right.tsx'
import { QrCode } from '#ui/qr-code.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { failureText } from '../forms/failure-text.ts'
import { isNothing, ownBelongings } from './belongings.ts'
import { createTransfer } from './create-transfer.ts'
import { whyNotSealed } from './sealing.ts'
import { transferAddress } from './transfer-link.ts'

/** Makes the link that carries what this browser has to another device. */
export function TransferPanel() {
  const [state, setState] = useState<'ready' | 'creating' | { address: string } | { problem: string }>(
    'ready',
  )
  async function create() {
    setState('creating')
    try {
      const link = await createTransfer(ownBelongings())
      setState(link ? { address: transferAddress(link) } : { problem: t.tooMuch })
    } catch (thrown) {
      setState({ problem: failureText(thrown, t.failed) })
    }
  }
  if (typeof state === 'object' && 'address' in state) return <MadeLink address={state.address} />
  const whyNot = whyNotSealed()
  const refusal = whyNot ? t.whyNot[whyNot] : isNothing(ownBelongings()) && t.nothing
  return (
    <>
      <p>{t.text}</p>
      {refusal ? (
        <p className="mt-4 rounded-card bg-sand px-4 py-3">{refusal}</p>
      ) : (
        <Button
          variant="main"
          size="lg"
          wide
          className="mt-5"
          aria-disabled={state === 'creating'}
          onClick={() => {
            if (state !== 'creating') void create()
          }}
        >
          {state === 'creating' && <Spinner />}
          {t.create}
        </Button>
      )}
      <p role="alert" className="mt-3 text-danger empty:hidden">
        {typeof state === 'object' && state.problem}
      </p>
    </>
  )
}

function MadeLink({ address }: { address: string }) {
  return (
    <div className="stack-4">
      <p role="status">{t.scan}</p>
      <div className="flex justify-center">
        <QrCode text={address} label={t.qrCode} />
      </div>
      <a
        href={address}
        target="_blank"
        rel="noopener"
        className="block break-all underline underline-offset-4"
      >
        <LeftToRight>{address}</LeftToRight>
      </a>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={address} label={t.copy} />
        <a
          href={whatsAppShareLink(t.message({ url: address }))}
          target="_blank"
          rel="noopener"
          className={buttonClass({ variant: 'tint' })}
        >
          {t.whatsApp}
        </a>
      </div>
      <p className="text-sm text-muted">
        {t.ends({ hours: transferHours, times: mostOpenings })} {t.sealed}
      </p>
    </div>
  )
}
