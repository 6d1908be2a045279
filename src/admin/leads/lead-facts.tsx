import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { kindNames, lostReasonNames } from '#contract/admin/lead-labels.ts'
import { languageLabel, languageNames } from '#contract/admin/visitor-languages.ts'
import { listingPath, projectPath } from '#contract/paths.ts'
import { formatPhone, telLink } from '#contract/text/phones.ts'
import { lead as t } from '#messages/admin.ts'
import { Badge } from '#ui/badge.tsx'
import { Price } from '#ui/price.tsx'
import { When } from '../components/relative-time.tsx'
import { Panel } from '../components/screen.tsx'
import { mailLink } from '../mail-link.ts'
import type { LeadDetail } from './lead-detail.ts'

/** Who the visitor is, what they are interested in and everything that they wrote. */
export function LeadFacts({ lead }: { lead: LeadDetail }) {
  const { source, status, lostReason, merged } = lead
  return (
    <Panel title={t.request}>
      <Asked of={lead}>
        {source === 'website' && <Fact label={languageLabel}>{languageNames[lead.language]}</Fact>}
        {status === 'lost' && lostReason && <Fact label={t.lostBecause}>{lostReasonNames[lostReason]}</Fact>}
      </Asked>
      {merged.map((one) => (
        <section key={one.id} className="mt-6 border-t border-line pt-5">
          <h3 className="mb-4 font-medium">
            {`${kindNames[one.kind]} ${one.reference}`}
            <span className="block text-sm font-normal text-muted">
              {t.from({ name: one.name })} <When iso={one.createdAt} />
            </span>
          </h3>
          <Asked of={one} />
        </section>
      ))}
    </Panel>
  )
}

/** One request: its words, its fields, and the listing or project that it is about. */
function Asked({
  of: { phone, email, facts, listing, project },
  children,
}: {
  of: Pick<LeadDetail, 'phone' | 'email' | 'facts' | 'listing' | 'project'>
  children?: ReactNode
}) {
  const short = facts.filter(({ isLong }) => !isLong)
  const long = facts.filter(({ isLong }) => isLong)
  return (
    <>
      {long.map(({ label, value }) => (
        <blockquote
          key={label}
          className="mb-5 border-l-3 border-green-300 pl-4 text-lg break-words whitespace-pre-line"
        >
          {value}
        </blockquote>
      ))}
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {phone && (
          <Fact label={t.phone}>
            <a href={telLink(phone)} className={link}>
              {formatPhone(phone)}
            </a>
          </Fact>
        )}
        {email && (
          <Fact label={t.email}>
            <a href={mailLink(email)} className={link}>
              {email}
            </a>
          </Fact>
        )}
        {short.map(({ label, value }) => (
          <Fact key={label} label={label}>
            {value}
          </Fact>
        ))}
        {children}
      </dl>
      {listing && (
        <About href={listingPath(listing.id)} title={listing.title}>
          <Price pkr={listing.price} className="font-medium" />
          <span className="text-muted">{`${listing.place} · ID ${listing.id}`}</span>
          {listing.agent && <span className="text-muted">{t.listingAgent({ agent: listing.agent })}</span>}
          {listing.status !== 'published' && <Badge tone="gold">{listing.status}</Badge>}
        </About>
      )}
      {project && (
        <About href={projectPath(project)} title={project.name}>
          <span className="text-muted">{t.project({ id: project.id })}</span>
        </About>
      )}
    </>
  )
}

const link = 'text-green-700 underline underline-offset-4'

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  )
}

/** The listing or project, as visitors see it. */
function About({ href, title, children }: { href: string; title: string; children: ReactNode }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className="mt-5 flex items-start justify-between gap-4 rounded-card border border-line bg-sand p-4 hover:border-field"
    >
      <span className="min-w-0">
        <span className="block font-medium">{title}</span>
        <span className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1">{children}</span>
      </span>
      <ExternalLink aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-muted" />
      <span className="sr-only">{t.opensSite}</span>
    </a>
  )
}
