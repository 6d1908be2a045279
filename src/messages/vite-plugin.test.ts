import { build, type Plugin } from 'vite'
import { expect, test } from 'vitest'
import { catalogues, moduleOf } from './vite-plugin.ts'

test('a text is imported by its key, whatever the key is', async () => {
  const written = moduleOf(
    { title: 'Homes', 'group photo': { one: 'group photo' }, 'ad-campaign': 'Ads' },
    'en',
  )
  expect({ ...(await evaluated(written)) }).toEqual({
    title: 'Homes',
    'group photo': { one: 'group photo' },
    'ad-campaign': 'Ads',
  })
})

test('a message that only joins its arguments to its words needs nothing to format it', async () => {
  const { saved, quoted } = await evaluated(
    moduleOf({ saved: '{name}: {count}', quoted: '"{a}" \\ {b}' }, 'en'),
  )
  expect(saved({ name: 'Lahore', count: 2 })).toBe('Lahore: 2')
  expect(saved({ name: '{count}', count: 0 })).toBe('{count}: 0')
  expect(quoted({ a: 1, b: 'x' })).toBe('"1" \\ x')
})

test('a page brings the texts that its files read, and no other text of their screens', async () => {
  expect(await textsOf('console.log(t.label, other.t.found)')).toEqual(['label'])
  const all = await textsOf('console.log({ ...t })')
  expect(all).toEqual(expect.arrayContaining(['label', 'found', 'nothing']))
  expect(await textsOf("console.log(t['label'])")).toEqual(all)
})

/** The keys of the search field's texts that come with a page of this code. */
async function textsOf(code: string): Promise<string[]> {
  const loaded: string[] = []
  const page: Plugin = {
    name: 'page',
    resolveId: (id) => (id === '/page.ts' ? id : undefined),
    load: (id) =>
      id === '/page.ts' ? `import { searchField as t } from '#messages/site.ts'\n${code}` : undefined,
    buildEnd() {
      loaded.push(...this.getModuleIds())
    },
  }
  await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [catalogues('en'), page],
    build: { write: false, rolldownOptions: { input: '/page.ts' } },
  })
  return loaded.flatMap((id) => /messages\/site\/searchField\/(\w+)$/.exec(id)?.[1] ?? []).sort()
}

async function evaluated(module: string) {
  return await import(`data:text/javascript,${encodeURIComponent(module)}`)
}
