import { understoodWords as t } from '#messages/site.ts'
import { SiteLink } from '#ui/site-link.tsx'

/** Which words the filters were read from, and the way to search for the words themselves. */
export function UnderstoodNote({ typed, wordsInstead }: { typed: string; wordsInstead: string }) {
  return (
    <p className="mt-3 flex flex-wrap gap-x-3 gap-y-1 text-sm text-muted">
      {/* Isolated, so that words in the other script leave the sentence in order. */}
      <span>{t.from({ words: `\u2068${typed}\u2069` })}</span>
      <SiteLink href={wordsInstead} className="underline underline-offset-4 hover:text-green-700">
        {t.wordsInstead}
      </SiteLink>
    </p>
  )
}
