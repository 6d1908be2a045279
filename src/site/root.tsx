import outfit from '@fontsource-variable/outfit/files/outfit-latin-wght-normal.woff2?url'
import { createRootRoute, HeadContent, isNotFound, Outlet, Scripts } from '@tanstack/react-router'
import { agency } from '#agency'
import { agencyText } from '#contract/agency-texts.ts'
import { currentLanguage } from '#messages/language.ts'
import { notFound } from '#messages/site.ts'
import icons from '#ui/icons.svg?no-inline'
import { site, siteMetaName } from '#ui/site-settings.ts'
import { openForeignLines } from './currency/currency-key.ts'
import gate from './gate/gate.ts?inline-script'
import { openLocalTimes } from './parts/open-local-times.ts'
import { openReturning } from './recently-viewed/open-returning.ts'
import { arriveInChosenLanguage } from './shell/chosen-language.ts'
import { fillSavedHearts, keepPressedHearts } from './shell/early-hearts.ts'
import { keepEarlyPresses } from './shell/early-presses.ts'
import icon from './shell/icon.svg'
import { NotFound } from './shell/not-found.tsx'
import { Shell } from './shell/shell.tsx'
import styles from './styles.css?url'
import { openChosenUnit } from './units/open-chosen-unit.ts'
import nastaliq from './urdu/noto-nastaliq-urdu.woff2?url'
import outfitUrdu from './urdu/outfit-urdu.woff2?url'
import urduStyles from './urdu/urdu.css?url'

export const Route = createRootRoute({
  // Once a visit, on the server: no page carries what asks for it.
  loader: async () => (await import('./visit-data.ts')).loadVisit(),
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ match, matches }) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'theme-color', content: agency.brandColour },
      { name: siteMetaName, content: JSON.stringify(site()) },
      {
        title: isMissing(match.error, matches)
          ? `${notFound.title} | ${agencyText('name')}`
          : agencyText('name'),
      },
    ],
    links: [
      preloadedFont(currentLanguage() === 'ur' ? outfitUrdu : outfit),
      // With CORS, as a mask is fetched, and before the pictures: buttons without text are empty until it is here.
      { rel: 'preload', href: icons, as: 'image', crossOrigin: 'anonymous', fetchPriority: 'high' },
      { rel: 'stylesheet', href: styles },
      ...(currentLanguage() === 'ur' ? urduLinks : []),
      { rel: 'icon', href: icon, type: 'image/svg+xml' },
    ],
    scripts: [{ children: import.meta.env.SSR ? headScript() : '' }],
  }),
  component: Root,
  notFoundComponent: NotFound,
})

/** Runs before the page is shown. Only the server writes it: React keeps the element as the page has it. */
function headScript(): string {
  return [
    gate,
    arriveInChosenLanguage(),
    keepPressedHearts,
    keepEarlyPresses,
    fillSavedHearts,
    openForeignLines,
    openChosenUnit,
    openLocalTimes,
    openReturning,
  ].join(';')
}

// Rendering does not wait for the font: until it comes, the device's own script replaces it (urdu.css).
const urduLinks = [preloadedFont(nastaliq), { rel: 'stylesheet', href: urduStyles }]

function preloadedFont(href: string) {
  return { rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' as const }
}

/** Whether the address leads to no page, or its page found nothing; a page's own title comes after this. */
function isMissing(error: unknown, matches: readonly unknown[]): boolean {
  return matches.length === 1 || isNotFound(error)
}

function Root() {
  return (
    // The first script has written into it.
    <html lang={currentLanguage()} dir={currentLanguage() === 'ur' ? 'rtl' : 'ltr'} suppressHydrationWarning>
      <head>
        <HeadContent />
      </head>
      <body>
        <Shell>
          <Outlet />
        </Shell>
        {/* Nothing in the browser needs the elements again. */}
        {import.meta.env.SSR && <Scripts />}
      </body>
    </html>
  )
}
