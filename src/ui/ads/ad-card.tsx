import type { AdPlacement } from '#contract/ads/ad-slots.ts'
import { ads as t } from '#messages/common.ts'
import { contentLang } from '../content-lang.ts'
import { Icon } from '../icon.tsx'
import { localPath } from '../local-path.ts'
import { Picture } from '../picture.tsx'
import type { ShownAd } from './read-answer.ts'
import { FarPicture } from './remote-picture.tsx'

/** The place of the picture, and its width there. */
const looks = {
  home_band: {
    box: 'flex-col md:flex-row md:items-stretch',
    picture: 'h-44 w-full shrink-0 md:h-full md:w-[44%]',
    sizes: '(width < 768px) 100vw, 550px',
    words: 'justify-center px-5 py-4 md:flex-1 md:px-10 md:py-6',
    headline: 'text-xl md:text-2xl',
    lines: 'line-clamp-2',
    more: 'pt-2.5',
    place: 'large',
  },
  search_cards: {
    box: 'flex-col sm:flex-row',
    picture: 'aspect-4/3 min-h-0 w-full shrink sm:aspect-auto sm:h-full sm:w-[42%] sm:shrink-0',
    sizes: '(width < 640px) 100vw, 400px',
    words: 'flex-1 shrink-0 px-4.5 pt-4 sm:shrink sm:justify-center sm:px-8 sm:py-4',
    headline: 'text-lg sm:text-xl',
    lines: 'mb-3 line-clamp-2 sm:mb-0',
    more: '-mx-4.5 mt-auto min-h-16 border-t border-line px-4.5 sm:mx-0 sm:mt-0 sm:min-h-0 sm:border-0 sm:px-0 sm:pt-2.5',
    place: 'card',
  },
  listing_side: {
    box: 'flex-row lg:flex-col',
    picture: 'h-full w-32 shrink-0 sm:w-48 lg:h-44 lg:w-full',
    sizes: '(width < 992px) 200px, 380px',
    words: 'justify-center px-4 py-3 lg:flex-1 lg:px-5',
    headline: 'text-base lg:text-lg',
    lines: 'line-clamp-2 max-xs:hidden',
    more: 'hidden',
    place: 'card',
  },
} as const satisfies Record<AdPlacement, object>

type AdCardProps = {
  placement: AdPlacement
  ad: Omit<ShownAd, 'id' | 'weight' | 'cap'>
  onClick?: () => void
  /** Its picture does not come. */
  onFail?: () => void
}

/** An ad as visitors see it. It fills its place, whatever its words are, and says that it is one. */
export function AdCard({ placement, ad, onClick, onFail }: AdCardProps) {
  const { advertiser, headline, text, link, image, alt } = ad
  const look = looks[placement]
  const picture = `object-cover ${look.picture}`
  const leaves = !link.startsWith('/')
  return (
    <section
      aria-label={t.sponsoredBy({ advertiser })}
      className="relative flex h-full overflow-hidden rounded-[inherit] border border-line bg-white"
    >
      <a
        href={leaves ? link : localPath(link)}
        rel="sponsored nofollow noopener"
        {...(leaves && { target: '_blank' })}
        onClick={onClick}
        onAuxClick={onClick}
        className={`group flex min-w-0 flex-1 rounded-[inherit] outline-offset-[-4px]! ${look.box}`}
      >
        {/^https?:/.test(image) ? (
          <FarPicture src={image} alt={alt} className={picture} {...(onFail && { onFail })} />
        ) : (
          <Picture src={image} alt={alt} place={look.place} sizes={look.sizes} className={picture} />
        )}
        <span className={`flex min-w-0 flex-col ${look.words}`}>
          <span className="flex min-w-0 flex-wrap items-baseline gap-x-1.5 text-xs text-muted">
            <span className="rounded-sm border border-line px-1.5 py-px font-medium text-ink">
              {t.sponsored}
            </span>
            <span lang={contentLang(advertiser)} className="max-w-full truncate">
              {advertiser}
            </span>
          </span>
          <span
            lang={contentLang(headline)}
            className={`mt-2 line-clamp-2 font-semibold tracking-tight underline-offset-4 group-hover:underline ${look.headline}`}
          >
            {headline}
          </span>
          {text && (
            <span lang={contentLang(text)} className={`mt-1 text-sm text-muted ${look.lines}`}>
              {text}
            </span>
          )}
          <span className={`flex items-center gap-2 font-medium text-green-700 ${look.more}`}>
            {t.more}
            <Icon name="right" />
          </span>
        </span>
      </a>
    </section>
  )
}
