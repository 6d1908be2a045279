import { understoodWords as t } from '#messages/site.ts'
import { contentLang } from '#ui/content-lang.ts'
import { SiteLink } from '#ui/site-link.tsx'
import type { Reading } from './understood.ts'

const linkClassName = 'underline underline-offset-4 hover:text-green-700'

/**
 * Which words the filters were read from, those that could not be used, and the way to search for the words themselves.
 * Somebody who wants to sell is shown the valuation.
 */
export function UnderstoodNote({
  reading: { typed, wordsInstead, unused, isSelling, which },
  preferred,
}: {
  reading: Reading
  /** How many results come first because they have some of the unused words. */
  preferred: number
}) {
  return (
    <div className="mt-3 grid gap-1 text-sm text-muted">
      {isSelling && (
        <p className="text-ink">
          {t.selling}{' '}
          <SiteLink href="/valuation" className={linkClassName}>
            {t.valuation}
          </SiteLink>
        </p>
      )}
      {wordsInstead && (
        <p className="flex flex-wrap gap-x-3 gap-y-1">
          <span>{t.from({ words: isolated(typed) })}</span>
          <SiteLink href={wordsInstead} className={linkClassName}>
            {t.wordsInstead}
          </SiteLink>
        </p>
      )}
      {which.length > 0 && (
        <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <p id="which-place" className="text-ink">
            {t.which}
          </p>
          <ul aria-labelledby="which-place" className="flex flex-wrap gap-x-3 gap-y-1">
            {which.map(({ name, address }) => (
              <li key={address}>
                <SiteLink href={address} lang={contentLang(name)} className={linkClassName}>
                  {name}
                </SiteLink>
              </li>
            ))}
          </ul>
        </div>
      )}
      {unused.length > 0 && (
        <p>
          {t.notUsed({ words: unused.map(isolated).join(t.separator) })}
          {preferred > 0 && ` ${t.preferred({ count: preferred })}`}
        </p>
      )}
    </div>
  )
}

/** So that words in the other script leave the sentence in order. */
function isolated(words: string): string {
  return `\u2068${words}\u2069`
}
