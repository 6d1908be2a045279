/** A browser as its users know it, by what its `User-Agent` says; most of them say that they are others as well. */
const families: ReadonlyArray<[name: string, version: RegExp]> = [
  ['Opera Mini', /Opera Mini\/(\d+)/],
  ['UC Browser', /UCBrowser\/(\d+)/],
  ['Samsung Internet', /SamsungBrowser\/(\d+)/],
  ['Opera', /OPR\/(\d+)/],
  ['Edge', /Edg(?:A|iOS)?\/(\d+)/],
  ['Firefox', /(?:Firefox|FxiOS)\/(\d+)/],
  // All browsers of an iPhone are its Safari: what they can do goes by the system's version.
  ['iOS', /(?:iPhone|iPad).* OS (\d+_\d+)/],
  ['Android WebView', /; wv\).*Chrome\/(\d+)/],
  ['Chrome', /Chrome\/(\d+)/],
  ['Safari', /Version\/(\d+\.\d+).*Safari/],
]

/** 'Chrome 106', 'iOS 16.3', or 'another browser'. */
export function browserOf(userAgent: string): string {
  for (const [name, version] of families) {
    const found = version.exec(userAgent)?.[1]
    if (found) return `${name} ${found.replace('_', '.')}`
  }
  return 'another browser'
}
