import { agency } from '#agency'
import { whatsAppLink } from '#contract/text/phones.ts'
import { buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'

/** The number of a request, as it is read out on the phone. */
export function Reference({ reference }: { reference: string }) {
  return (
    <p className="mt-3 text-muted">
      Your reference is <strong className="whitespace-nowrap text-ink tabular-nums">{reference}</strong>.
      Quote it when you call or write.
    </p>
  )
}

/** Opens WhatsApp with the reference already written. */
export function WhatsAppAboutRequest({ reference }: { reference: string }) {
  return (
    <a
      href={whatsAppLink(agency.whatsApp, `Hello, I am writing about my request ${reference}.`)}
      target="_blank"
      rel="noopener"
      className={buttonClass({ variant: 'tint' })}
    >
      <Icon name="whatsapp" className="text-lg" />
      WhatsApp us about it
    </a>
  )
}
