/** The back office's app: the same page at every address below /office, and the files that it loads. */
import { type HeaderList, officePolicy, type SecurityOptions } from './security-headers.ts'
import { listStaticFiles } from './static-files.ts'
import { StoredAnswer } from './stored-answer.ts'

export type OfficeFiles = {
  /** What is at a path of an address, undefined when it is none of the office's. */
  find: (pathname: string) => Promise<StoredAnswer | undefined> | undefined
}

const address = /^\/office(?=\/|$)/

/**
 * @param common what every answer carries
 * @param settings what the page tells its scripts of this server, as the site's pages do
 */
export function listOfficeFiles(
  folder: string,
  common: HeaderList,
  security: SecurityOptions,
  settings: object,
): OfficeFiles {
  const headers = [...common, 'Content-Security-Policy', officePolicy(security), 'X-Robots-Tag', 'noindex']
  const files = listStaticFiles(folder, headers)
  let page: Promise<StoredAnswer | undefined> | undefined

  async function readPage(): Promise<StoredAnswer | undefined> {
    const built = await files.find('/index.html')
    if (!built) return undefined
    const told = `<meta name="aangan-site" content="${JSON.stringify(settings).replaceAll('"', '&quot;')}">`
    const html = built.bytes.toString().replace('</head>', `${told}</head>`)
    const { contentType } = built
    const cacheControl = 'public, max-age=0, must-revalidate'
    return new StoredAnswer({ bytes: Buffer.from(html), contentType, cacheControl, headers })
  }

  return {
    find(pathname) {
      if (!address.test(pathname)) return undefined
      const inside = pathname.replace(address, '')
      if (inside.startsWith('/assets/')) return files.find(inside)
      page ??= readPage()
      return page
    },
  }
}
