import { listingPath } from '#contract/paths.ts'
import { contentLang } from '#ui/content-lang.ts'
import { Facts } from '#ui/facts.tsx'
import { type Card, placeText } from '#ui/listing/contact-links.ts'
import { Picture } from '#ui/picture.tsx'
import { Price } from '#ui/price.tsx'
import { SaveButton } from '#ui/saved/save-button.tsx'
import { SiteLink } from '#ui/site-link.tsx'

/** A home over the map: its picture beside price, title, place and facts. `isBelowCross` leaves room for a cross. */
export function MapHome({ home, isBelowCross = false }: { home: Card; isBelowCross?: boolean }) {
  const { id, title, price, purpose, image } = home
  return (
    <article className="relative flex hover:bg-green-50">
      <Picture
        src={image?.url}
        alt={image?.alt ?? ''}
        width={image?.width}
        height={image?.height}
        placeholder={image?.placeholder}
        seed={id}
        sizes="(width < 480px) 35vw, 176px"
        className="aspect-square w-[35%] max-w-44 shrink-0 self-stretch"
      />
      <div className={`min-w-0 flex-1 px-3.5 py-2.5 ${isBelowCross ? 'pe-12' : ''}`}>
        <p>
          <Price pkr={price} purpose={purpose ?? undefined} className="text-lg" />
        </p>
        <h3 lang={contentLang(title)} className="line-clamp-2 text-sm font-medium">
          <SiteLink href={listingPath(id)} className="after:absolute after:inset-0">
            {title}
          </SiteLink>
        </h3>
        <p lang={contentLang(placeText(home))} className="truncate text-sm text-muted">
          {placeText(home)}
        </p>
        <div className="text-sm [&_.facts]:gap-x-3">
          <Facts home={home} />
        </div>
      </div>
      <SaveButton
        home={{ kind: 'listing', id, title, price }}
        className="absolute! start-1.5 top-1.5 z-1 border-transparent bg-white/90!"
      />
    </article>
  )
}
