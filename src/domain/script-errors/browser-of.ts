import { siteHealth } from '#messages/admin.ts'

const { browsers: t } = siteHealth

/** A browser as its users know it, by what its `User-Agent` says; most of them say that they are others as well. */
const families: ReadonlyArray<[name: string, version: RegExp]> = [
  [t.operaMini, /Opera Mini\/(\d+)/],
  [t.uc, /UCBrowser\/(\d+)/],
  [t.samsung, /SamsungBrowser\/(\d+)/],
  [t.opera, /OPR\/(\d+)/],
  [t.edge, /Edg(?:A|iOS)?\/(\d+)/],
  [t.firefox, /Firefox\/(\d+)/],
  // All browsers of an iPhone are its Safari: what they can do goes by the system's version.
  [t.ios, /(?:iPhone|iPad).* OS (\d+_\d+)/],
  [t.webView, /; wv\).*Chrome\/(\d+)/],
  [t.chrome, /Chrome\/(\d+)/],
  [t.safari, /Version\/(\d+\.\d+).*Safari/],
]

/** 'Chrome 106', 'iOS 16.3', or 'Another browser'. */
export function browserOf(userAgent: string): string {
  for (const [name, version] of families) {
    const found = version.exec(userAgent)?.[1]
    if (found) return `${name} ${found.replace('_', '.')}`
  }
  return t.another
}
