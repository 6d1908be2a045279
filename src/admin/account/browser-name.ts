import { account as t } from '#messages/admin.ts'

/** In this order, because most browsers also name the browsers that they are compatible with. */
const browsers = [
  [/\bEdgA?\//, t.browsers.edge],
  [/\bOPR\//, t.browsers.opera],
  [/\bSamsungBrowser\//, t.browsers.samsung],
  [/\b(?:Firefox|FxiOS)\//, t.browsers.firefox],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, t.browsers.chrome],
  [/\bVersion\/.*Safari\//, t.browsers.safari],
] as const

const systems = [
  [/\biPhone\b/, t.systems.iphone],
  [/\biPad\b/, t.systems.ipad],
  [/\bAndroid\b/, t.systems.android],
  [/\bWindows\b/, t.systems.windows],
  [/\bMac OS X\b/, t.systems.mac],
  [/\bCrOS\b/, t.systems.chromeos],
  [/\bLinux\b/, t.systems.linux],
] as const

/** 'Chrome on Windows'; takes a user agent string, and returns it unchanged when it is not known. */
export function browserName(said: string): string {
  const browser = browsers.find(([pattern]) => pattern.test(said))?.[1]
  const system = systems.find(([pattern]) => pattern.test(said))?.[1]
  return browser && system ? t.browserOn({ browser, system }) : said
}
