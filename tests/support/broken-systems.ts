/** All systems around a site, each of them broken, and every secret that a site can have. */
import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'

export const kindsOfBroken = ['dead', 'hanging', 'hostile'] as const
export type Broken = AsyncDisposable & { host: string }

const rubbish = `HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n\r\n${'{"ads":[{"data":['.repeat(500)}`

/**
 * A host on which nothing listens, or that accepts connections and sends nothing, or that sends endless
 * rubbish.
 */
export async function openBroken(kind: (typeof kindsOfBroken)[number]): Promise<Broken> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => {}))
    if (kind !== 'hostile') return
    const more = () => socket.writable && socket.write(rubbish, () => setTimeout(more, 5))
    more()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  const close = async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise((resolve) => server.close(resolve))
  }
  if (kind === 'dead') await close()
  return {
    host: `127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}`,
    [Symbol.asyncDispose]: kind === 'dead' ? async () => {} : close,
  }
}

/** Recognisable wherever they appear; the last is a part of Firebase's key. */
export function makeSecrets(): { texts: string[]; settings: (host: string) => Record<string, string> } {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  const texts: string[] = []
  const secret = (name: string) => {
    const text = `hidden-${name}-${crypto.randomUUID()}`
    texts.push(text)
    return text
  }
  const hidden = {
    S3_ACCESS_KEY_ID: secret('s3-id'),
    S3_SECRET_ACCESS_KEY: secret('s3'),
    PUSH_TOKEN: secret('push'),
    GA4_API_SECRET: secret('ga4'),
    PAYMENT_SECRET: secret('payments'),
    UPLOAD_TOKEN: secret('upload'),
    UNLOCK_PASSWORD: secret('unlock'),
  }
  const smtp = secret('smtp')
  texts.push(privateKey.split('\n')[3] ?? '')
  const account = (base: string) => ({
    project_id: 'aangan',
    client_email: 'news@aangan.example',
    private_key: privateKey,
    token_uri: `${base}/token`,
  })
  return {
    texts,
    settings: (host) => ({
      ...at(host, smtp),
      ...hidden,
      FCM_SERVICE_ACCOUNT: JSON.stringify(account(`http://${host}`)),
    }),
  }
}

function at(host: string, smtp: string): Record<string, string> {
  const base = `http://${host}`
  return {
    SEARCH_BASE: base,
    AGENCY_API_BASE: base,
    AD_SERVER_BASE: base,
    ANALYTICS_BASE: `${base}/collect`,
    PLAUSIBLE_URL: base,
    PLAUSIBLE_DOMAIN: 'aangan.example',
    GA4_URL: base,
    GA4_MEASUREMENT_ID: 'G-1',
    PUSH_BASE: base,
    FCM_BASE: base,
    PUSH_TIMEOUT_MS: '500',
    PAYMENT_GATEWAY: 'sandbox',
    PAYMENT_URL: base,
    PAYMENT_MERCHANT: 'aangan',
    PAYMENT_SCRIPT: `${base}/script.js`,
    SMTP_URL: `smtp://postman:${smtp}@${host}`,
    CLAMAV_URL: `tcp://${host}`,
    S3_BUCKET: 'homes',
    S3_ENDPOINT: base,
    S3_FORCE_PATH_STYLE: 'on',
  }
}
