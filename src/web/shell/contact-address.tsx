import { formatPhone, telLink } from '#contract/phones.ts'
import type { Office } from '../offices.ts'

/** E-mail, phones and address of an office, each a link, and when it is open; `dark` for dark grounds. */
export function ContactAddress({ office, dark = false }: { office: Office; dark?: boolean }) {
  const link = `underline-offset-4 hover:underline ${dark ? 'text-mist' : 'text-ink'}`
  return (
    <address className="not-italic">
      <ul className="space-y-2 text-sm">
        <li>
          <a href={`mailto:${office.email}`} className={`break-words ${link}`}>
            {office.email}
          </a>
        </li>
        {[office.phone, ...office.otherPhones].map((phone) => (
          <li key={phone}>
            <a href={telLink(phone)} className={`whitespace-nowrap tabular-nums ${link}`}>
              {formatPhone(phone)}
            </a>
          </li>
        ))}
        {[office.address, office.hours].filter(Boolean).map((text) => (
          <li key={text} className={`whitespace-pre-line ${dark ? 'text-mist' : 'text-ink'}`}>
            {text}
          </li>
        ))}
        {office.mapUrl && (
          <li>
            <a href={office.mapUrl} target="_blank" rel="noopener" className={link}>
              Open in maps
            </a>
          </li>
        )}
      </ul>
    </address>
  )
}
