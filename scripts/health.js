// npm run health: ends with 0 when the server of this machine lives. With '-- --ready' it must be fit for visitors too.
import { Failure, run } from './lib/failure.js'
import { useSettingsFile } from './lib/settings-file.js'

await run(async () => {
  useSettingsFile()
  const port = process.env.PORT || '3000'
  const kind = process.argv.includes('--ready') ? 'ready' : 'live'
  const url = `http://127.0.0.1:${port}/health/${kind}`
  const answer = await fetch(url, { signal: AbortSignal.timeout(4_000) }).catch(() => undefined)
  if (answer?.ok) return 0
  throw new Failure(
    answer
      ? `${url} answers ${answer.status}: ${await answer.text()}`
      : `Nothing answers at ${url}: look at the server's log, or set PORT to where it listens.`,
  )
})
