import { agentPath } from '#contract/paths.ts'
import { about as t } from '#messages/site.ts'
import { contentLang } from '#ui/content-lang.ts'
import { SiteLink } from '#ui/site-link.tsx'
import { Portrait } from '../../cards/agent-card.tsx'
import type { Leader } from './about-data.ts'

/** The people who lead the agency, under the arch, each with a quote. */
export function Leadership({ people }: { people: readonly Leader[] }) {
  return (
    <section aria-labelledby="leadership" className="section">
      <div className="column">
        <h2 id="leadership" className="text-3xl">
          {t.leadershipTitle}
        </h2>
        <p className="mt-1.5 text-muted">{t.leadershipText}</p>
        <ul className="mt-7 grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
          {people.map((person) => (
            <li
              key={person.name}
              className="relative max-sm:grid max-sm:grid-cols-[7.5rem_minmax(0,1fr)] max-sm:gap-x-5"
            >
              <Portrait
                agent={person}
                place="card"
                sizes="(width < 431px) 120px, (width < 992px) 45vw, 296px"
                className="aspect-8/9 w-full text-4xl"
              />
              <div>
                <h3 lang={contentLang(person.name)} className="text-lg sm:mt-4">
                  <Name person={person} />
                </h3>
                <p lang={contentLang(person.title)} className="text-sm text-muted">
                  {person.title}
                </p>
                <blockquote lang={contentLang(person.text)} className="mt-2.5 text-pretty">
                  {t.quote({ text: person.text })}
                </blockquote>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** Of an agent, the whole card leads to the agent's page. */
function Name({ person: { name, agentId } }: { person: Leader }) {
  if (agentId === undefined) return name
  return (
    <SiteLink
      href={agentPath(agentId)}
      className="underline-offset-4 after:absolute after:inset-0 hover:underline"
    >
      {name}
    </SiteLink>
  )
}
