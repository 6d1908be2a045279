import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { allSettings } from './all-settings.ts'

type Row = { names: string[]; defaults: string }

/** The rows of all tables: the settings in the first column, and their defaults in the second. */
function rowsOf(file: string): Row[] {
  const text = readFileSync(new URL(`../../docs/operations/${file}`, import.meta.url), 'utf8')
  return [...text.matchAll(/^\| (`[^|]+) \| ([^|]+) \|/gm)].map(([, names = '', defaults = '']) => ({
    names: [...names.matchAll(/`([A-Z0-9_]+)`/g)].map(([, name = '']) => name),
    defaults,
  }))
}

const rows = rowsOf('settings.md')
const described = rows.flatMap(({ names }) => names)

test('settings.md describes every setting, and no other', () => {
  const usual = Object.keys(allSettings).filter((name) => !/^OTEL_|_DEVELOPMENT$/.test(name))
  expect(described.toSorted()).toEqual([...usual, 'OTEL_EXPORTER_OTLP_ENDPOINT'].toSorted())
})

test('monitoring.md names settings of OpenTelemetry that there are', () => {
  const names = rowsOf('monitoring.md').flatMap((row) => row.names.filter((name) => name.startsWith('OTEL_')))
  expect(names).toContain('OTEL_TRACES_SAMPLER_ARG')
  expect(names.filter((name) => !(name in allSettings))).toEqual([])
})

test('the defaults in settings.md are those of the settings', () => {
  for (const { names, defaults } of rows) {
    const parts = defaults.split(', ')
    for (const [index, name] of names.entries()) {
      const said = (parts.length === names.length ? parts[index] : parts[0]) ?? ''
      const literal = /^`([^`]+)`$/.exec(said)?.[1]
      // Others are described in words, such as 'those of `S3_…`' and 'Google'.
      if (literal === undefined || literal in allSettings || dependsOnMemory.has(name)) continue
      expect(allSettings[name]?.usual ?? builtIn[name], name).toBe(literal)
    }
    const isWithout = names.filter((name) => allSettings[name]?.usual === undefined && !(name in builtIn))
    if (isWithout.length === names.length) expect(defaults, names.join()).not.toMatch(/^`\d+`|^`o(n|ff)`/)
  }
})

test('a setting with a default in words or numbers has it in settings.md', () => {
  for (const { names, defaults } of rows)
    for (const name of names) {
      const usual = allSettings[name]?.usual
      if (usual === undefined || dependsOnMemory.has(name) || usual.startsWith('https://')) continue
      expect(defaults, name).toContain(`\`${usual}\``)
    }
})

const dependsOnMemory = new Set(['PAGE_CACHE_MB', 'MEDIA_CACHE_MB'])
const builtIn: Readonly<Record<string, string>> = { IMAGE_BASE: '/' }

test('every variable that the code reads is a setting, or comes from another program', () => {
  const root = new URL('../../', import.meta.url)
  const read = globSync(['src/**/*.ts', 'scripts/**/*.js'], { cwd: root, exclude: ['**/*.test.ts'] }).flatMap(
    (file) => {
      const text = readFileSync(new URL(file, root), 'utf8')
      const single = text.matchAll(/\b(?:process\.env|environment)\.([A-Z][A-Z0-9_]+)/g)
      const several = [...text.matchAll(/\{([^{}]+)\} = process\.env/g)].flatMap(([, names = '']) => [
        ...names.matchAll(/\b([A-Z][A-Z0-9_]+)\b/g),
      ])
      return [...single, ...several].map(([, name = '']) => name)
    },
  )
  expect(read).toContain('DATABASE_URL')
  expect([...new Set(read)].filter((name) => !(name in allSettings) && !foreign.has(name))).toEqual([])
})

/** Of the system, of systemd, of npm, of development, and between the processes of the site. */
const foreign = new Set([
  ...['PATH', 'HOME', 'TMPDIR', 'LANG', 'NODE_ENV', 'INIT_CWD', 'CHROMIUM_PATH'],
  ...['INVOCATION_ID', 'NOTIFY_SOCKET', 'LISTEN_PID', 'LISTEN_FDS', 'LISTEN_FDNAMES'],
  ...['EARLIER_BUILD', 'WARM_PAGES'],
])
