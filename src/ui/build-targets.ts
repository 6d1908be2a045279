/** The browsers that the build is for, from the list `browserslist` in package.json. Used by the build alone. */
import packageJson from '../../package.json' with { type: 'json' }

/** What Vite calls a browser of the list; the others are Chromium by another name. */
const names: Readonly<Record<string, string>> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  opera: 'opera',
  safari: 'safari',
  ios_saf: 'ios',
}

/**
 * For Vite's `build.target`, such as 'chrome106'.
 * @param part 'site' with the browsers that must have everything, 'usable' with older ones that must show it, 'admin'
 */
export function buildTargets(part: keyof typeof packageJson.browserslist): string[] {
  return packageJson.browserslist[part].flatMap((entry) => {
    const [, name = '', version] = /^(\w+) >= ([\d.]+)$/.exec(entry) ?? []
    if (!version) throw new Error(`Write browsers in package.json as 'chrome >= 106', not as '${entry}'.`)
    return names[name] ? `${names[name]}${version}` : []
  })
}
