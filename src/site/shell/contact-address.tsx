import { formatPhone, telLink } from '#contract/text/phones.ts'
import { shell as t } from '#messages/site.ts'
import { contentLang } from '#ui/content-lang.ts'
import { LeftToRight } from '#ui/left-to-right.tsx'
import type { Office } from '../offices.ts'

/**
 * E-mail, phones and address of an office, each a link, and when it is open; `dark` for dark grounds, `compact` with
 * the links beside each other.
 */
export function ContactAddress({
  office,
  dark = false,
  compact = false,
}: {
  office: Office
  dark?: boolean
  compact?: boolean
}) {
  const link = `tap-link underline-offset-4 hover:underline ${dark ? 'text-mist' : 'text-ink'}`
  return (
    <address className="not-italic">
      <ul className={`text-sm ${compact ? 'flex flex-wrap gap-x-6' : 'stack-1.5 pointer-coarse:stack-0'}`}>
        <li>
          <a href={`mailto:${office.email}`} className={`wrap-anywhere ${link}`}>
            {office.email}
          </a>
        </li>
        {[office.phone, ...office.otherPhones].map((phone) => (
          <li key={phone}>
            <a href={telLink(phone)} className={`whitespace-nowrap tabular-nums ${link}`}>
              <LeftToRight>{formatPhone(phone)}</LeftToRight>
            </a>
          </li>
        ))}
        {[office.address, office.hours].filter(Boolean).map((text) => (
          <li
            key={text}
            lang={contentLang(text)}
            className={`py-0.5 whitespace-pre-line ${compact ? 'order-first basis-full' : ''} ${dark ? 'text-mist' : 'text-ink'}`}
          >
            {text}
          </li>
        ))}
        {office.mapUrl && (
          <li>
            <a href={office.mapUrl} target="_blank" rel="noopener" className={link}>
              {t.openMap}
            </a>
          </li>
        )}
      </ul>
    </address>
  )
}
