import { agency } from '#agency'
import { agentPath } from '#contract/paths.ts'
import { joinList } from '#contract/text/join-list.ts'
import { telLink } from '#contract/text/phones.ts'
import { team as t } from '#messages/site.ts'
import { buttonClass } from '#ui/button.tsx'
import { contentLang } from '#ui/content-lang.ts'
import { Icon } from '#ui/icon.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { Portrait, whatsAppTo } from '../../cards/agent-card.tsx'
import { spokenLanguage } from '../../spoken-language.ts'
import type { Agent } from './team-choice.ts'

/** An agent among the others: beside their portrait on phones, under it elsewhere. The whole card leads to them. */
export function TeamCard({ agent }: { agent: Agent }) {
  const { id, name, title, languages, areas, listingCount } = agent
  return (
    <article className="relative flex h-full flex-col rounded-panel border border-line bg-white p-4 transition-shadow duration-200 hover:shadow-raised has-[h3_a:focus-visible]:outline-2 has-[h3_a:focus-visible]:outline-offset-2 has-[h3_a:focus-visible]:outline-ink md:p-5">
      <div className="flex flex-1 gap-4 md:flex-col md:gap-5">
        <div className="md:lattice md:-mx-5 md:-mt-5 md:grid md:justify-items-center md:rounded-t-panel md:bg-sand md:pt-7">
          <Portrait
            agent={agent}
            sizes="(width < 768px) 84px, 176px"
            className="h-25 w-21 text-xl md:h-50 md:w-44 md:rounded-b-none! md:text-4xl"
          />
        </div>
        <div className="flex min-w-0 flex-1 flex-col">
          <h3 lang={contentLang(name)} className="text-lg leading-tight">
            <SiteLink href={agentPath(id)} className="outline-none after:absolute after:inset-0">
              {name}
            </SiteLink>
          </h3>
          <p lang={contentLang(title)} className="mt-0.5 text-sm text-muted">
            {title}
          </p>
          <dl className="mt-3 stack-1.5 text-sm">
            {areas.length > 0 && <Fact label={t.areas}>{joinList(areas.map((area) => area.name))}</Fact>}
            {languages.length > 0 && (
              <Fact label={t.languages}>{joinList(languages.map(spokenLanguage))}</Fact>
            )}
          </dl>
          {listingCount !== null && (
            <p className="mt-auto pt-3 text-sm font-medium text-green-700 tabular-nums">
              {t.listings({ count: listingCount })}
            </p>
          )}
        </div>
      </div>
      <div className="relative mt-4 grid grid-cols-2 gap-2">
        <a
          href={telLink(agent.phone ?? agency.phone)}
          aria-label={t.callAgent({ agent: name })}
          className={`${buttonClass()} px-2!`}
        >
          <Icon name="phone" size={18} />
          {t.call}
        </a>
        <a
          href={whatsAppTo(agent)}
          target="_blank"
          rel="noopener"
          aria-label={t.whatsAppAgent({ agent: name })}
          className={`${buttonClass({ variant: 'tint' })} px-2!`}
        >
          <Icon name="whatsapp" size={18} />
          {t.whatsApp}
        </a>
      </div>
    </article>
  )
}

function Fact({ label, children }: { label: string; children: string }) {
  return (
    <div>
      <dt className="sr-only">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
