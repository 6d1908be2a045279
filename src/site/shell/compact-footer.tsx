import { agencyText } from '#contract/agency-texts.ts'
import { shell as t } from '#messages/site.ts'
import { contentLang } from '#ui/content-lang.ts'
import { useOffices } from '../offices.ts'
import { useToday } from '../today.ts'
import { CurrencyAndUnit } from '../units/currency-and-unit.tsx'
import { ContactAddress } from './contact-address.tsx'
import { FooterLink, Socials } from './footer-links.tsx'
import { compactMenu } from './footer-menu.ts'
import { LanguageLink } from './language-link.tsx'
import { Logo } from './logo.tsx'
import { legalMenu } from './menu.ts'

/** What the footer holds on phones and tablets: links, offices, legal (D24). */
export function CompactFooter() {
  const year = useToday().slice(0, 4)
  const offices = useOffices()
  return (
    <div className="bg-green-900 shell:hidden">
      <div className="column pt-9 pb-5">
        <div className="text-white">
          <Logo />
        </div>
        <nav aria-label={t.allPages} className="mt-5">
          <ul className="grid grid-cols-2 gap-x-6 text-sm max-[18rem]:grid-cols-1 sm:grid-cols-3">
            {compactMenu.map((item) => (
              <li key={item.path}>
                <FooterLink item={item} />
              </li>
            ))}
          </ul>
        </nav>
        <div className="mt-6 grid gap-6 border-t border-white/12 pt-6 md:grid-cols-2">
          {offices.slice(0, 2).map((office) => (
            <div key={office.id}>
              <h2 lang={contentLang(office.name)} className="text-sm tracking-normal text-white">
                {office.name}
              </h2>
              <ContactAddress office={office} dark compact />
            </div>
          ))}
        </div>
      </div>
      <div className="border-t border-white/12">
        <div className="column pt-3 pb-5 text-sm">
          <CurrencyAndUnit id="compact" className="mb-2" />
          <Socials />
          <div className="mt-2 flex flex-wrap items-center gap-x-6">
            <LanguageLink className="tap-link leading-6" />
            {legalMenu.map((item) => (
              <FooterLink key={item.path} item={item} />
            ))}
            <p className="py-0.5">
              © {year} {agencyText('name')}
            </p>
          </div>
          <p className="mt-2 text-xs">{t.browsers}</p>
        </div>
      </div>
    </div>
  )
}
