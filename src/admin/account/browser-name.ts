/** In this order: most browsers also say the names of those that they want to be taken for. */
const browsers = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/.*Safari\//, 'Safari'],
] as const

const systems = [
  [/\biPhone\b/, 'an iPhone'],
  [/\biPad\b/, 'an iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'a Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
] as const

/** 'Chrome on Windows'; takes what a browser says of itself, and gives that when it is none that we know. */
export function browserName(said: string): string {
  const browser = browsers.find(([pattern]) => pattern.test(said))?.[1]
  const system = systems.find(([pattern]) => pattern.test(said))?.[1]
  return browser && system ? `${browser} on ${system}` : said
}
