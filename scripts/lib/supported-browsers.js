import { readFileSync } from 'node:fs'
import { inCheckout } from './root.js'

/** MDN's names for the browsers of the list `browserslist`. */
const names = {
  chrome: 'chrome',
  and_chr: 'chrome_android',
  android: 'webview_android',
  edge: 'edge',
  opera: 'opera',
  samsung: 'samsunginternet_android',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
}

/**
 * The oldest supported version of each browser, from package.json.
 * @param {'site' | 'usable' | 'admin'} part
 * @returns {{ name: string, version: string }[]}
 */
export function supportedBrowsers(part) {
  const { browserslist } = JSON.parse(readFileSync(inCheckout('package.json'), 'utf8'))
  return browserslist[part].map((entry) => {
    const [name, , version] = entry.split(' ')
    if (!names[name]) throw new Error(`Add MDN's name for ${name} to scripts/lib/supported-browsers.js.`)
    return { name: names[name], version }
  })
}
