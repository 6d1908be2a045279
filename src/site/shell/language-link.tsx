import { useLocation } from '@tanstack/react-router'
import { pathInLanguage } from '#contract/language-paths.ts'
import { currentLanguage } from '#messages/language.ts'
import { languageLink as t } from '#messages/site.ts'

/** The same page in the other language, with its query; the shell remembers the choice (`use-links.ts`). */
export function LanguageLink({ className }: { className: string }) {
  const other = currentLanguage() === 'ur' ? 'en' : 'ur'
  const href = useLocation({
    select: ({ pathname, searchStr }) => pathInLanguage(pathname + searchStr, other),
  })
  return (
    <a
      href={href}
      // A cached page does not have the campaign parameters in this visitor's address.
      suppressHydrationWarning
      hrefLang={other}
      lang={other}
      data-language={other}
      className={className}
    >
      {t.name}
    </a>
  )
}
