/** A member of staff with the admin app open: follows the events of leads to the end. */
import { get } from 'node:http'
import { connect } from '#db/client.ts'
import { openEmbedded } from '#db/embedded/server.ts'
import { cookiesOf, goodPassword, hire } from '#tests/support/staff.ts'

export type EventStream = {
  /** Ends it; returns whether it was still open, and how many leads it reported. */
  end(): { isOpen: boolean; told: number }
}

export async function followEvents(address: string, dataFolder: string): Promise<EventStream> {
  // Opening the same folder connects to the database that the site runs.
  const database = await openEmbedded(dataFolder)
  const connection = connect(database.url, { max: 1 })
  const { email } = await hire({ database: connection }, 'admin')
  await connection.close()
  await database.stop()
  const signedIn = await fetch(`${address}/api/admin/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: goodPassword }),
  })
  if (!signedIn.ok) throw new Error(`Nobody may sign in: ${signedIn.status} ${await signedIn.text()}`)

  let isOpen = true
  let told = 0
  const begun = Promise.withResolvers<void>()
  const asked = get(`${address}/api/admin/leads/news`, { headers: { cookie: cookiesOf(signedIn) } })
  asked.once('response', (answer) => {
    if (answer.statusCode === 200) begun.resolve()
    else begun.reject(new Error(`The event stream answers ${answer.statusCode}`))
    answer.setEncoding('utf8')
    // An event may arrive in pieces.
    let said = ''
    answer.on('data', (text: string) => {
      said += text
      const whole = said.lastIndexOf('\n') + 1
      told += countIn(said.slice(0, whole))
      said = said.slice(whole)
    })
    answer.once('close', () => {
      isOpen = false
    })
  })
  asked.once('error', begun.reject)
  await begun.promise
  return {
    end() {
      const outcome = { isOpen, told }
      asked.destroy()
      return outcome
    },
  }
}

/** The number of new leads in the events in `text`. */
function countIn(text: string): number {
  const counts = [...text.matchAll(/"what":"came","count":(\d+)/g)].map(([, count]) => Number(count))
  return counts.reduce((sum, count) => sum + count, 0)
}
