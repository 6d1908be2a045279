import { useState } from 'react'
import { listingPath } from '#contract/paths.ts'
import { savedScreen as t } from '#messages/site.ts'
import { type Answer, call } from '#ui/api.ts'
import { contentLang } from '#ui/content-lang.ts'
import { Icon } from '#ui/icon.tsx'
import { Picture } from '#ui/picture.tsx'
import { Price } from '#ui/price.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { Spinner } from '#ui/spinner.tsx'

type Similar = Answer<'listing'>['property']['similar']

const howMany = 3

/** Homes on offer that are like one that is not: asked for once they are wanted. */
export function SimilarHomes({ listing, title }: { listing: number; title: string }) {
  const [similar, setSimilar] = useState<Similar>()
  const [isFailed, setFailed] = useState(false)
  function load() {
    if (similar) return
    setFailed(false)
    call('listing', { params: { id: listing } }).then(
      ({ property }) => setSimilar(property.similar.slice(0, howMany)),
      () => setFailed(true),
    )
  }
  return (
    <details className="group rounded-card border border-line bg-white print:hidden" onToggle={load}>
      <summary className="flex min-h-11 list-none items-center justify-between gap-3 px-4 font-medium [&::-webkit-details-marker]:hidden">
        <span aria-hidden="true">{t.similar}</span>
        <span className="sr-only">{t.similarTo({ title })}</span>
        <Icon name="down" className="transition-transform duration-150 group-open:rotate-180" />
      </summary>
      <div aria-live="polite" className="px-4 pb-3">
        {!similar && (isFailed ? <p className="text-sm">{t.similarFailed}</p> : <Spinner />)}
        {similar?.length === 0 && <p className="text-sm text-muted">{t.noSimilar}</p>}
        <ul className="stack-3">
          {similar?.map((home) => (
            <li key={home.id}>
              <SimilarHome home={home} />
            </li>
          ))}
        </ul>
      </div>
    </details>
  )
}

function SimilarHome({ home: { id, title, image, price, purpose } }: { home: Similar[number] }) {
  return (
    <SiteLink href={listingPath(id)} className="flex items-center gap-3">
      <Picture
        src={image?.url}
        alt=""
        width={image?.width}
        height={image?.height}
        seed={id}
        sizes="80px"
        className="aspect-4/3 w-20 shrink-0 overflow-hidden rounded-sm"
      />
      <span className="min-w-0">
        <Price pkr={price} purpose={purpose} className="block" />
        <span lang={contentLang(title)} className="line-clamp-1 text-sm text-muted">
          {title}
        </span>
      </span>
    </SiteLink>
  )
}
