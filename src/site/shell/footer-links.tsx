import { agency } from '#agency'
import { shell as t } from '#messages/site.ts'
import { SiteLink } from '#ui/site-link.tsx'
import type { MenuItem } from './menu.ts'
import { SocialIcon } from './social-icon.tsx'

/** The agency's pages elsewhere. */
export function Socials() {
  return (
    <ul className="-mx-3 flex flex-wrap gap-1">
      {agency.socials.map(({ name, url }) => (
        <li key={name}>
          <a
            href={url}
            target="_blank"
            rel="noopener"
            aria-label={t.newTab({ name: networkName(name) })}
            className="grid size-11 place-items-center rounded-full transition-colors duration-150 hover:bg-white/10 hover:text-white"
          >
            <SocialIcon name={name} />
          </a>
        </li>
      ))}
    </ul>
  )
}

/** A network's name in the page's language; one that the texts do not know keeps its own. */
function networkName(name: string): string {
  const known: Readonly<Record<string, string>> = t.networks
  return known[name] ?? name
}

export function FooterLink({ item }: { item: MenuItem }) {
  const look = 'tap-link underline-offset-4 hover:underline'
  if (item.leavesSite) {
    return (
      <a href={item.path} className={look}>
        {item.label}
      </a>
    )
  }
  return (
    <SiteLink href={item.path} className={look}>
      {item.label}
    </SiteLink>
  )
}
