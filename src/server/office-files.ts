/** The back office's app: the same page at every address below /office, and the files that it loads. */
import { type HeaderList, officePolicy } from './security-headers.ts'
import { listStaticFiles } from './static-files.ts'
import type { StoredAnswer } from './stored-answer.ts'

export type OfficeFiles = {
  /** What is at a path of an address, undefined when it is none of the office's. */
  find: (pathname: string) => Promise<StoredAnswer | undefined> | undefined
}

const address = /^\/office(?=\/|$)/

/** @param common what every answer carries */
export function listOfficeFiles(folder: string, common: HeaderList): OfficeFiles {
  const headers = [...common, 'Content-Security-Policy', officePolicy, 'X-Robots-Tag', 'noindex']
  const files = listStaticFiles(folder, headers)
  return {
    find(pathname) {
      if (!address.test(pathname)) return undefined
      const inside = pathname.replace(address, '')
      return inside.startsWith('/assets/') ? files.find(inside) : files.find('/index.html')
    },
  }
}
