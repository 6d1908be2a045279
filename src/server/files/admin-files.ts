/** The admin app: the same page at every address below /admin, and the files that it loads. */
import { escapeHtml } from '#contract/text/escape.ts'
import { adminPolicy, type HeaderList, type SecurityOptions } from '../answers/security-headers.ts'
import { StoredAnswer } from '../answers/stored-answer.ts'
import { listStaticFiles } from './static-files.ts'

export type AdminFiles = {
  /** The file at a path of an address, undefined when it is none of the admin app's. */
  find: (pathname: string) => Promise<StoredAnswer | undefined> | undefined
  /** Offers the files of these folders too: another version's. */
  add: (folders: readonly string[]) => void
}

const address = /^\/admin(?=\/|$)/
const formerAddress = /^\/office(?=[/?]|$)/

/** Returns where an address below /admin, where the admin app was before, is now; links in old emails lead there. */
export function movedAdminAddress(target: string): string | undefined {
  return formerAddress.test(target) ? target.replace(formerAddress, '/admin') : undefined
}

/**
 * @param folders the admin app's, then those of earlier versions
 * @param common what every answer carries
 * @param settings the site settings for the page's scripts, as on the site's pages; another map file changes them
 */
export function listAdminFiles(
  folders: readonly string[],
  common: HeaderList,
  security: SecurityOptions,
  settings: () => object,
): AdminFiles {
  const headers = [...common, 'Content-Security-Policy', adminPolicy(security), 'X-Robots-Tag', 'noindex']
  const files = listStaticFiles(folders, headers)
  let page: { told: string; answer: Promise<StoredAnswer | undefined> } | undefined

  async function readPage(settings: string): Promise<StoredAnswer | undefined> {
    const built = await files.find('/index.html')
    if (!built) return undefined
    const told = `<meta name="aangan-site" content="${escapeHtml(settings)}">`
    const html = built.bytes.toString().replace('</head>', `${told}</head>`)
    const { contentType } = built
    const cacheControl = 'public, max-age=0, must-revalidate'
    return new StoredAnswer({ bytes: Buffer.from(html), contentType, cacheControl, headers })
  }

  return {
    add: files.add,
    find(pathname) {
      if (!address.test(pathname)) return undefined
      const inside = pathname.replace(address, '')
      if (inside.startsWith('/assets/')) return files.find(inside)
      const told = JSON.stringify(settings())
      if (page?.told !== told) page = { told, answer: readPage(told) }
      return page.answer
    },
  }
}
