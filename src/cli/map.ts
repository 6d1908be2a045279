/** npm run map: puts a map file into the data folder, removes it, or shows where map tiles come from. */
import { parseArgs } from 'node:util'
import { type Config, ConfigError } from '#config'
import { mapFacts } from '#domain/settings/map-facts.ts'
import { UnusableMap } from '#integrations/map-tiles/check-archive.ts'
import { type MapTiles, openMapTiles } from '#integrations/map-tiles/open.ts'
import { type Progress, startProgress } from './import/progress.ts'
import { putMap, removeMap } from './map/put.ts'
import { readSettings } from './read-settings.ts'

const usage = `npm run map -- FILE-OR-ADDRESS   puts a PMTiles file in place (docs/map.md says where to get one)
  npm run map -- --remove          removes it
  npm run map                      shows where map tiles come from`

const ofDemo = 'While listings of the demo are published, the demo’s map file is used instead.'

const stop = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort())

try {
  const options = { remove: { type: 'boolean', default: false } } as const
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const [from, ...more] = positionals
  if (more.length > 0 || (values.remove && from !== undefined))
    throw new UnusableMap(`Give one file or address, or --remove:\n  ${usage}`)
  const config = readSettings()
  if (values.remove) console.log(await remove(config))
  else if (from !== undefined) console.log(await put(config, from))
  console.log(await tell(config))
} catch (error) {
  process.exitCode = stop.signal.aborted ? 130 : 1
  if (stop.signal.aborted) console.error('Stopped. The map file was not changed.')
  else if (error instanceof UnusableMap || error instanceof ConfigError) console.error(`✗ ${error.message}`)
  else if (isUsage(error)) console.error(`✗ ${error.message}\n  ${usage}`)
  else console.error(error)
}

async function put(config: Config, from: string): Promise<string> {
  let progress: Progress | undefined
  await putMap(from, {
    dataDir: config.dataDir,
    signal: stop.signal,
    onProgress(bytes, of) {
      if (of === undefined) return
      progress ??= startProgress(of, process.stderr)
      progress.show(bytes)
    },
  }).finally(() => progress?.end())
  const used =
    config.maps.source === 'auto'
      ? 'A running server uses it within seconds.'
      : 'It is used when MAP_TILES is auto.'
  return `✓ The map file was checked and is in place. ${used}`
}

async function remove({ dataDir }: Config): Promise<string> {
  return (await removeMap(dataDir)) ? '✓ The map file was removed.' : 'There was no map file.'
}

async function tell(config: Config): Promise<string> {
  const opened = await openTiles(config)
  const state = opened?.state()
  const facts = mapFacts(config, state)
  await opened?.close()
  const width = Math.max(...facts.map(({ name }) => name.length))
  const lines = facts.map(({ name, value }) => `  ${name.padEnd(width)}  ${value}`)
  if (state && config.maps.source === 'auto' && !state.file) lines.push(`  ${ofDemo}`)
  return lines.join('\n')
}

async function openTiles({ maps, dataDir, systems }: Config): Promise<MapTiles | undefined> {
  if (!systems.maps || maps.source === 'off') return undefined
  const nothing = () => {}
  return openMapTiles({ maps, dataDir, onBadFile: nothing, onReach: nothing, onFullDisk: nothing })
}

function isUsage(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
}
