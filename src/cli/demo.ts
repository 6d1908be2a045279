/** node scripts/cli.js demo: fills the demo content into an empty database, and into no other. */
import { connect } from '#db/client.ts'
import { fillDemo } from '#demo/fill.ts'
import { syncOffices } from '#domain/content/index.ts'
import { keepFinished } from '#storage/keep-finished.ts'
import { openStorage } from '#storage/open.ts'
import { openForCommand } from './open-database.ts'
import { readSettings } from './read-settings.ts'
import { sayFailure } from './say-failure.ts'

async function fill(): Promise<string> {
  const config = readSettings()
  const database = await openForCommand(config)
  try {
    const connection = connect(database.url, { max: 1, applicationName: 'aangan demo', statementTimeout: 0 })
    try {
      const started = performance.now()
      const storage = await openStorage(config)
      const { listings, areas, cities, projects, agents, pictures } = await fillDemo(connection.db, {
        onProgress: showProgress,
        keepFinished: (file) => keepFinished(storage, file),
        onComplaint: (sentence) => console.error(`! ${sentence}`),
      }).finally(() => storage.close())
      await syncOffices(connection.db)
      const seconds = ((performance.now() - started) / 1000).toFixed(1)
      return `${listings} listings in ${areas} areas of ${cities} cities, ${projects} projects, ${agents} agents and ${pictures} pictures, in ${seconds} s.`
    } finally {
      await connection.close()
    }
  } finally {
    await database.stop()
  }
}

function showProgress(part: string, done: number): void {
  console.log(`${String(Math.round(done * 100)).padStart(3)} %  ${part}`)
}

try {
  console.log(`✓ Demo content filled in: ${await fill()}`)
} catch (error) {
  sayFailure(error)
}
