import type { Office } from '#agency'
import { formatPhone, telLink } from '#contract/phones.ts'

/** E-mail, phone and address of an office, each a link; `dark` for dark grounds. */
export function ContactAddress({
  office,
  dark = false,
}: {
  office: Pick<Office, 'email' | 'phone' | 'address' | 'mapUrl'>
  dark?: boolean
}) {
  const link = `underline-offset-4 hover:underline ${dark ? 'text-mist' : 'text-ink'}`
  return (
    <address className="not-italic">
      <ul className="space-y-2 text-sm">
        <li>
          <a href={`mailto:${office.email}`} className={`break-words ${link}`}>
            {office.email}
          </a>
        </li>
        <li>
          <a href={telLink(office.phone)} className={`whitespace-nowrap tabular-nums ${link}`}>
            {formatPhone(office.phone)}
          </a>
        </li>
        <li className={dark ? 'text-mist' : 'text-ink'}>{office.address}</li>
        <li>
          <a href={office.mapUrl} target="_blank" rel="noopener" className={link}>
            Open in maps
          </a>
        </li>
      </ul>
    </address>
  )
}
