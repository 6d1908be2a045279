import { agencyText } from '#contract/agency-texts.ts'
import { menu, shell } from '#messages/site.ts'
import { contentLang } from '#ui/content-lang.ts'
import { useOffices } from '../offices.ts'
import { useToday } from '../today.ts'
import { CurrencyAndUnit } from '../units/currency-and-unit.tsx'
import { CompactFooter } from './compact-footer.tsx'
import { ContactAddress } from './contact-address.tsx'
import { FooterLink, Socials } from './footer-links.tsx'
import { footerMenu } from './footer-menu.ts'
import { LanguageLink } from './language-link.tsx'
import { Logo } from './logo.tsx'

/** The footer: full from 991 px on (S2.6), compact below (D24). */
export function Footer() {
  return (
    <footer className="footer-late on-dark bg-green-900 text-mist print:hidden">
      <LargeFooter />
      <CompactFooter />
    </footer>
  )
}

function LargeFooter() {
  const year = useToday().slice(0, 4)
  const offices = useOffices()
  return (
    <div className="bg-green-900 max-shell:hidden">
      <div className="column grid grid-cols-[1.7fr_0.9fr_1fr_1.3fr_1.3fr] gap-8 pt-14 pb-8">
        <div>
          <div className="text-white">
            <Logo />
          </div>
          <p className="mt-5 max-w-[20em] text-sm">
            {agencyText('tagline')}. {agencyText('promise')}
          </p>
          <p className="mt-4 inline-block rounded-sm border border-white/25 px-2.5 py-1 text-sm">
            {agencyText('certification')}
          </p>
        </div>
        {footerMenu.map(({ name, items }) => (
          <nav key={name} aria-label={menu[name]}>
            <h2 className="mb-3 text-sm tracking-normal text-white">{menu[name]}</h2>
            <ul className="stack-1.5 text-sm pointer-coarse:stack-0">
              {items.map((item) => (
                <li key={item.name}>
                  <FooterLink item={item} />
                </li>
              ))}
            </ul>
          </nav>
        ))}
        {offices.slice(0, 2).map((office) => (
          <section key={office.id} aria-label={office.name}>
            <h2 lang={contentLang(office.name)} className="mb-3 text-sm tracking-normal text-white">
              {office.name}
            </h2>
            <ContactAddress office={office} dark />
          </section>
        ))}
      </div>
      <div className="border-t border-white/12">
        <div className="column flex items-center justify-between gap-6 py-4 text-[0.8125rem]">
          <p>
            © {year} {agencyText('name')}
          </p>
          <CurrencyAndUnit id="footer" className="ms-auto justify-end" />
          <LanguageLink className="tap-link leading-6" />
          <Socials />
        </div>
        <p className="column pb-4 text-xs">{shell.browsers}</p>
      </div>
    </div>
  )
}
