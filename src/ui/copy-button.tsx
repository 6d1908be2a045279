import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { copy as t } from '#messages/common.ts'
import { buttonClass } from './button.tsx'
import { useHydrated } from './use-hydrated.ts'

/** Copies a text such as an account number. Without JavaScript it is not there: the text can be selected. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const isLive = useHydrated()
  const [state, setState] = useState<'ready' | 'copied' | 'refused'>('ready')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setState('copied')
    } catch {
      setState('refused')
    }
  }
  return (
    <span className={`inline-flex items-center gap-3 print:hidden ${isLive ? '' : 'invisible'}`}>
      <button type="button" onClick={copy} className={buttonClass()}>
        {state === 'copied' ? (
          <Check aria-hidden="true" className="size-4.5" />
        ) : (
          <Copy aria-hidden="true" className="size-4.5" />
        )}
        {label}
      </button>
      <span role="status" className="text-sm text-muted">
        {state === 'copied' && t.done}
        {state === 'refused' && t.refused}
      </span>
    </span>
  )
}
