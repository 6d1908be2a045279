/** The browsers that must have everything, from the list `browserslist` in package.json (docs/browsers.md). */
import { readFileSync } from 'node:fs'
import { inCheckout } from './root.js'

/** What Vite and browser-compat-data call a browser of the list; those that are Chromium by another name have none. */
const names = {
  chrome: { vite: 'chrome', compat: 'chrome' },
  edge: { vite: 'edge', compat: 'edge' },
  firefox: { vite: 'firefox', compat: 'firefox' },
  opera: { vite: 'opera', compat: 'opera' },
  safari: { vite: 'safari', compat: 'safari' },
  ios_saf: { vite: 'ios', compat: 'safari_ios' },
  and_chr: { compat: 'chrome_android' },
  android: { compat: 'webview_android' },
  samsung: { compat: 'samsunginternet_android' },
}

/**
 * @param part 'site', or 'usable' with the older ones that must show it, or 'admin'
 * @returns the oldest version of each browser, such as `{ name: 'chrome', version: '106' }`
 */
export function supportedBrowsers(part) {
  const { browserslist } = JSON.parse(readFileSync(inCheckout('package.json'), 'utf8'))
  return browserslist[part].map((entry) => {
    const [, name, version] = /^(\w+) >= ([\d.]+)$/.exec(entry) ?? []
    if (!names[name]) throw new Error(`Write browsers in package.json as 'chrome >= 106', not as '${entry}'.`)
    return { name, version, ...names[name] }
  })
}

/** For Vite's `build.target` and `build.cssTarget`, such as 'chrome106'. */
export function buildTargets(part) {
  return supportedBrowsers(part).flatMap(({ vite, version }) => (vite ? `${vite}${version}` : []))
}
