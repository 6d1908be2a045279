import { agency } from '#agency'
import { agentPath } from '#contract/paths.ts'
import { joinList } from '#contract/text/join-list.ts'
import { telLink, whatsAppLink } from '#contract/text/phones.ts'
import { cards as t } from '#messages/site.ts'
import type { Answer } from '#ui/api.ts'
import { roundClass, roundTintClass } from '#ui/button.tsx'
import { contentLang } from '#ui/content-lang.ts'
import { Icon } from '#ui/icon.tsx'
import { Picture } from '#ui/picture.tsx'
import type { PicturePlace } from '#ui/picture-sources.ts'
import { SiteLink } from '#ui/site-link.tsx'
import { spokenLanguage } from '../spoken-language.ts'

export type AgentCardProps = { agent: Answer<'agents'>['data'][number] }

/**
 * An agent in a list: portrait under the arch, areas, languages, live stock, call and WhatsApp; the whole card is a
 * link to their page.
 */
export function AgentCard({ agent }: AgentCardProps) {
  const areas = agent.areas.slice(0, 2).map(({ name }) => name)
  return (
    <article className="relative flex h-full items-center gap-5 max-[18rem]:flex-wrap rounded-card border border-line bg-white p-5 transition-shadow duration-200 hover:shadow-raised has-[h3_a:focus-visible]:outline-2 has-[h3_a:focus-visible]:outline-offset-2 has-[h3_a:focus-visible]:outline-ink">
      <Portrait agent={agent} />
      <div className="min-w-0 flex-1">
        <h3 lang={contentLang(agent.name)} className="text-lg leading-tight">
          <SiteLink href={agentPath(agent.id)} className="outline-none after:absolute after:inset-0">
            {agent.name}
          </SiteLink>
        </h3>
        <p className="mt-1 text-sm text-muted">{joinList([...areas, agent.city?.name])}</p>
        <p className="text-sm text-muted">{joinList(agent.languages.map(spokenLanguage))}</p>
        {agent.listingCount !== null && (
          <p className="mt-1 text-sm font-medium text-green-700 tabular-nums">
            {t.agentListings({ count: agent.listingCount })}
          </p>
        )}
      </div>
      <div className="relative flex flex-col gap-2 self-center">
        <a
          href={telLink(agent.phone ?? agency.phone)}
          aria-label={t.callAgent({ name: agent.name })}
          className={roundClass}
        >
          <Icon name="phone" size={18} />
        </a>
        <a
          href={whatsAppTo(agent)}
          target="_blank"
          rel="noopener"
          aria-label={t.whatsAppAgent({ name: agent.name })}
          className={roundTintClass}
        >
          <Icon name="whatsapp" size={18} />
        </a>
      </div>
    </article>
  )
}

/** A link that opens WhatsApp with a greeting. */
export function whatsAppTo({ whatsapp, name }: { whatsapp: string | null; name: string }): string {
  return whatsAppLink(whatsapp ?? agency.whatsApp, t.greeting({ name }))
}

/** A portrait in the shape of the arch; the initials stand in for a photograph. */
export function Portrait({
  agent,
  place = 'mark',
  sizes = '84px',
  className = 'h-25 w-21 text-xl',
  first = false,
}: {
  agent: { name: string; photo: string | null }
  /** Its place and its width there, as for any picture. */
  place?: PicturePlace
  sizes?: string
  className?: string
  first?: boolean
}) {
  if (agent.photo) {
    return (
      <Picture
        src={agent.photo}
        alt=""
        standIn="user"
        place={place}
        sizes={sizes}
        first={first}
        className={`arch shrink-0 ${className}`}
      />
    )
  }
  return (
    <span
      aria-hidden="true"
      className={`arch grid shrink-0 place-items-center bg-green-50 pt-2 font-semibold text-green-700 ${className}`}
    >
      {initials(agent.name)}
    </span>
  )
}

/** Those of a name in Urdu do not join. */
function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => (word ? Array.from(word)[0] : ''))
    .join(/\p{Script=Arabic}/u.test(name) ? '\u200C' : '')
    .toUpperCase()
}
