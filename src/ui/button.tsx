import type { ComponentProps, ReactNode } from 'react'
import type { SendStatus } from '#contract/api/async-state.ts'
import { Spinner } from './spinner.tsx'
import { useHydrated } from './use-hydrated.ts'

type Look = {
  /** `main` is the one green action of a screen. */
  variant?: keyof typeof variants
  size?: keyof typeof sizes
  wide?: boolean
}

const variants = {
  main: 'bg-green-700 border-green-700 text-white hover:bg-green-800 hover:border-green-800',
  plain: 'bg-white border-line text-ink hover:border-field',
  tint: 'bg-green-50 border-green-50 text-green-700 hover:bg-green-100 hover:border-green-100',
  ghost: 'bg-transparent border-transparent text-green-700 hover:bg-green-50',
  light: 'bg-white border-white text-green-800 hover:bg-green-50',
}
const sizes = {
  sm: 'min-h-9 px-3 py-1 text-sm',
  md: 'min-h-11 px-5 py-2',
  lg: 'min-h-14 px-7 py-3 text-lg',
}
const base =
  'inline-flex items-center justify-center gap-2.5 rounded-card border font-medium text-center transition-colors duration-150'
const off = 'aria-disabled:bg-line aria-disabled:border-line aria-disabled:text-muted'

/** The classes of a button, for links that look like one: `<SiteLink className={buttonClass({ variant: 'main' })}>`. */
export function buttonClass({ variant = 'plain', size = 'md', wide = false }: Look = {}): string {
  return `${base} ${variants[variant]} ${sizes[size]} ${off}${wide ? ' w-full' : ''}`
}

/** A button that does something on this page. */
export function Button({
  variant,
  size,
  wide,
  className = '',
  type = 'button',
  ...rest
}: Look & ComponentProps<'button'>) {
  const look = buttonClass({
    ...(variant && { variant }),
    ...(size && { size }),
    ...(wide !== undefined && { wide }),
  })
  return <button type={type} className={`${look} ${className}`} {...rest} />
}

/** A round button of 44 px with an icon alone; `label` is its accessible name. */
export function IconButton({
  label,
  className = '',
  type = 'button',
  ...rest
}: { label: string } & ComponentProps<'button'>) {
  return <button type={type} aria-label={label} className={`${roundClass} ${className}`} {...rest} />
}

/** The classes of a round icon button, for links; the tinted one is for WhatsApp. */
export const roundClass = 'round'
export const roundTintClass = 'round round-tint'

type SubmitProps = Look & {
  status: SendStatus
  /** The four texts, by status: `inquiryButton` of the contract. */
  texts: Readonly<Record<SendStatus, ReactNode>>
  /** Whether the form may be sent as it is. */
  valid: boolean
}

/**
 * The submit button with its four texts. While the form is invalid it looks and reads as disabled but can be
 * focused and pressed, so that pressing shows what is missing (D6).
 */
export function SubmitButton({ status, texts, valid, ...look }: SubmitProps) {
  // Before the page is live nothing watches the fields: the form may be sent and the server answers.
  const live = useHydrated()
  const blocked = live && (!valid || status === 'sending')
  return (
    <Button type="submit" variant="main" aria-disabled={blocked} {...look}>
      {status === 'sending' && <Spinner />}
      <span aria-live="polite">{texts[status]}</span>
    </Button>
  )
}
