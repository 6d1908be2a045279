import { createRootRoute, HeadContent, Outlet, Scripts } from '@tanstack/react-router'
import { emptyList, loadedList } from '#contract/async-state.ts'
import { call } from './api.ts'
import type { City } from './cities.ts'
import { site, siteMetaName } from './site.ts'
import styles from './styles.css?url'
import { dayInPakistan } from './when.ts'

export const Route = createRootRoute({
  loader: async () => ({
    today: dayInPakistan(new Date()),
    cities: await call('cities').then(loadedList, () => emptyList<City>()),
  }),
  staleTime: Number.POSITIVE_INFINITY,
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: siteMetaName, content: JSON.stringify(site()) },
    ],
    links: [{ rel: 'stylesheet', href: styles }],
  }),
  component: Root,
})

function Root() {
  return (
    <html lang="en">
      <head>
        <HeadContent />
      </head>
      <body>
        <main id="content">
          <Outlet />
        </main>
        <Scripts />
      </body>
    </html>
  )
}
