import type { ReactNode } from 'react'
import { telLink } from '#contract/text/phones.ts'
import { adminComponents as t } from '#messages/admin.ts'
import { mailLink } from '../mail-link.ts'

/** What is known of one thing, a line each: `Fact`s. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[140px_minmax(0,1fr)] sm:gap-y-3">{children}</dl>
}

export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{label}</dt>
      <dd className="mb-2 min-w-0 break-words sm:mb-0">{children}</dd>
    </>
  )
}

/** A person's phone and email: two `Fact`s. */
export function Reached({ phone, email }: { phone: string; email: string }) {
  return (
    <>
      <Fact label={t.phone}>
        <a href={telLink(phone)} className="text-green-700 underline">
          {phone}
        </a>
      </Fact>
      {email && (
        <Fact label={t.email}>
          <a href={mailLink(email)} className="break-all text-green-700 underline">
            {email}
          </a>
        </Fact>
      )}
    </>
  )
}
