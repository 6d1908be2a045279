/** An S3 server in a separate process, so that it can be killed: `node s3.ts PORT FOLDER`. */
import { startFauxqs } from 'fauxqs'

const [port, dataDir = ''] = process.argv.slice(2)
const server = await startFauxqs({ port: Number(port), dataDir, logger: false })
server.createBucket('homes')
