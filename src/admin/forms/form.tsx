import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { Problem } from '../components/problem.tsx'
import type { Form } from './use-form.ts'

/** A form with one button, and above it why the form was not accepted. */
export function SubmitForm<Values>({
  form,
  submit,
  variant = 'main',
  children,
}: {
  form: Form<Values>
  /** The button's text. */
  submit: string
  /** `plain` where the screen's main action is another one. */
  variant?: 'main' | 'plain'
  children?: ReactNode
}) {
  return (
    <FormElement form={form} className="stack-4">
      {children}
      <Problem>{form.error}</Problem>
      <Button type="submit" variant={variant} aria-disabled={form.isSending}>
        {form.isSending && <Spinner />}
        {submit}
      </Button>
    </FormElement>
  )
}

/** The element of a form that looks otherwise. */
export function FormElement<Values>({
  form,
  className,
  children,
}: {
  form: Form<Values>
  className?: string
  children: ReactNode
}) {
  const element = useRef<HTMLFormElement>(null)
  useFocusOnError(element, form.failures)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void form.submit()
  }
  return (
    <form ref={element} onSubmit={submit} noValidate className={className}>
      {children}
    </form>
  )
}

/** Moves the focus to the first wrong field after each refused attempt: it may be far above the button. */
export function useFocusOnError(element: RefObject<HTMLElement | null>, failures: number): void {
  useEffect(() => {
    if (failures > 0) element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [element, failures])
}
