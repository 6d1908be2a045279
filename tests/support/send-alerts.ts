/** A process that sends the alerts that are due: the test kills it. Takes the database, the mail server and the time. */
import { agency } from '#agency'
import { connect } from '#db/client.ts'
import { theSite } from '#domain/access/actor.ts'
import { sendDueAlerts } from '#domain/alerts/send-due-alerts.ts'
import { openMailer } from '#mail/mailer.ts'
import { testSecret } from './test-secret.ts'

const [url = '', smtpUrl = '', now = ''] = process.argv.slice(2)
const { db } = connect(url, { max: 5 })
await sendDueAlerts({
  db,
  mailer: openMailer({ smtpUrl, from: agency.email }),
  whatsApp: undefined,
  secret: testSecret,
  siteUrl: () => 'https://homes.example',
  clock: () => new Date(now),
  log: { warn: () => {} },
  actor: theSite,
})
