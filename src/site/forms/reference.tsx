import type { ReactNode } from 'react'
import { agency } from '#agency'
import { whatsAppLink } from '#contract/text/phones.ts'
import { formParts as t } from '#messages/site.ts'
import { buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'

/** The number of a request, as it is read out on the phone. */
export function Reference({ reference }: { reference: string }) {
  return (
    <p className="mt-3 text-muted">
      {t.reference({
        reference,
        number: (inside) => (
          <strong key="number" className="text-ink tabular-nums">
            {unbrokenReference(inside)}
          </strong>
        ),
      })}
    </p>
  )
}

/** A reference such as 'AG-1234-5678' within a text, on one line and from left to right. */
export function unbrokenReference(reference: ReactNode) {
  return (
    <bdi dir="ltr" className="whitespace-nowrap">
      {reference}
    </bdi>
  )
}

/** Opens WhatsApp with the reference already written. */
export function WhatsAppAboutRequest({ reference }: { reference: string }) {
  return (
    <a
      href={whatsAppLink(agency.whatsApp, t.whatsAppText({ reference }))}
      target="_blank"
      rel="noopener"
      className={buttonClass({ variant: 'tint' })}
    >
      <Icon name="whatsapp" size={18} />
      {t.whatsApp}
    </a>
  )
}
