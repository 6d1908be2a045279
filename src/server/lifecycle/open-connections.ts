/** A site's database connections: for what visitors wait for, for work in the background, and to watch both. */
import { type Connection, connect, visitorTimeouts } from '#db/client.ts'
import { type DatabaseWatch, watchDatabase } from '#db/database-watch.ts'
import type { Start } from '../search-service.ts'

export type Connections = {
  watch: DatabaseWatch
  connection: Connection
  /** Takes its time: jobs, staff's lists and exports, the search index. */
  work: Connection
}

const connectionsForWork = 5

/** Opens them; the shutdown closes them. */
export function openConnections(
  url: string,
  { config, log, shutdown }: Pick<Start, 'config' | 'log' | 'shutdown'>,
): Connections {
  const watch = watchDatabase(url, {
    patienceMs: config.databaseTimeoutMs,
    onReach(isReachable, error) {
      if (isReachable) log.info('The database answers again')
      else log.error({ err: error }, 'The database does not answer: pages are shown as they were')
    },
  })
  shutdown.add(() => watch.close())
  const connection = connect(url, {
    ...visitorTimeouts(config.databaseTimeoutMs),
    max: config.databaseConnections,
    watch,
  })
  shutdown.add(() => connection.close())
  const work = connect(url, { max: connectionsForWork, applicationName: 'aangan work', watch })
  shutdown.add(() => work.close())
  return { watch, connection, work }
}
