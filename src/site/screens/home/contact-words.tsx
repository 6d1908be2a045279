import { agency } from '#agency'
import { formatPhone, telLink } from '#contract/text/phones.ts'
import { home as t } from '#messages/site.ts'
import { buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { LeftToRight } from '#ui/left-to-right.tsx'
import { SiteLink } from '#ui/site-link.tsx'

/** What the last section of the home page offers. */
export function ContactWords() {
  return (
    <>
      <h2 className="text-3xl">{t.contactWords.title}</h2>
      <p className="mt-2 mb-6 max-w-[31em] text-mist">{t.contactWords.text}</p>
    </>
  )
}

const onDark = `${buttonClass()} border-white/40! bg-transparent! text-white! hover:border-white!`

/** The ways beside an inquiry: to say what is wanted, and to call. */
export function OtherWays() {
  return (
    <>
      <SiteLink href="/wanted" className={onDark}>
        {t.contactWords.wanted}
      </SiteLink>
      <a href={telLink(agency.phone)} className={`${onDark} whitespace-nowrap`}>
        <Icon name="phone" />
        <LeftToRight>{formatPhone(agency.phone)}</LeftToRight>
      </a>
    </>
  )
}
