import { createRootRoute, HeadContent, Outlet, Scripts } from '@tanstack/react-router'
import { site, siteMetaName } from './site.ts'
import styles from './styles.css?url'

export const Route = createRootRoute({
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
