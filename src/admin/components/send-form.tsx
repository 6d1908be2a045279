import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { Spinner } from '#ui/spinner.tsx'
import type { Sending } from './use-sending.ts'

/** A form with one button, and what the server said about it above the button. */
export function SendForm({
  sending,
  submit,
  look = 'main',
  onSend,
  children,
}: {
  sending: Sending
  /** The button's text. */
  submit: string
  /** `plain` where the screen's main action is another one. */
  look?: 'main' | 'plain'
  onSend: () => void
  children?: ReactNode
}) {
  const form = useRef<HTMLFormElement>(null)
  const { fields } = sending
  // The first field that was refused, which may be far above the button.
  useEffect(() => {
    if (Object.keys(fields).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [fields])
  const send = (event: FormEvent) => {
    event.preventDefault()
    onSend()
  }
  return (
    <form ref={form} onSubmit={send} noValidate className="space-y-4">
      {children}
      {sending.error && (
        <p role="alert" className="rounded-card bg-danger-50 px-4 py-3 text-danger">
          {sending.error}
        </p>
      )}
      <Button type="submit" variant={look} aria-disabled={sending.isSending}>
        {sending.isSending && <Spinner />}
        {submit}
      </Button>
    </form>
  )
}
