import { MessageCircle } from 'lucide-react'
import { formatPhone, telLink, whatsAppLink } from '#contract/text/phones.ts'
import { adminComponents as t } from '#messages/admin.ts'

/** A phone that is called when pressed, and the way to write to it on WhatsApp. */
export function PhoneLinks({ phone }: { phone: string }) {
  return (
    <span className="flex items-center gap-1">
      <a
        href={telLink(phone)}
        className="truncate text-sm text-muted tabular-nums underline-offset-4 hover:underline max-sm:py-2.5 max-sm:text-base"
      >
        {formatPhone(phone)}
      </a>
      <a
        href={whatsAppLink(phone, '')}
        target="_blank"
        rel="noopener"
        aria-label={t.whatsApp({ phone: formatPhone(phone) })}
        className="grid size-6 shrink-0 place-items-center rounded-full text-green-700 hover:bg-green-50 max-sm:size-11"
      >
        <MessageCircle aria-hidden="true" className="size-4" />
      </a>
    </span>
  )
}
