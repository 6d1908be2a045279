import type { ReactNode } from 'react'

/** A plain form that changes one alert, or all of an address, and comes back to their page. */
export function ChangeForm({
  secret,
  id,
  className,
  children,
}: {
  secret: string
  /** Of the alert; all without it. */
  id?: number
  className?: string
  children: ReactNode
}) {
  return (
    <form method="post" className={className}>
      <input type="hidden" name="secret" value={secret} />
      {id !== undefined && <input type="hidden" name="id" value={id} />}
      {children}
    </form>
  )
}
