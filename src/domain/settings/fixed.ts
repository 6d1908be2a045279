/** What the office cannot change: what the agency's file and the environment say. */
import { agency } from '#agency'
import type { Config } from '#config'
import type { FixedSetting } from '#contract/admin/settings.ts'
import { formatPhone } from '#contract/text/phones.ts'

/** Secrets are never among the values: of those it is said whether they are set. */
export function fixedSettings(config: Config): FixedSetting[] {
  return [...ofAgency(), ...ofServer(config)]
}

function ofAgency(): FixedSetting[] {
  const changed_in = 'agency.config.ts'
  const { offices, franchiseDesk, socials } = agency
  const facts: [name: string, value: string][] = [
    ['Name', agency.name],
    ['Tagline', agency.tagline],
    ['E-mail', agency.email],
    ['Phone', formatPhone(agency.phone)],
    ['WhatsApp', formatPhone(agency.whatsApp)],
    ...offices.map(({ name, address }): [string, string] => [name, address]),
    ['Franchise desk', `${franchiseDesk.email}, ${formatPhone(franchiseDesk.phone)}`],
    ['Brand colour', agency.brandColour],
    ['Blog', agency.blogUrl ?? 'none'],
    ['Social media', socials.map(({ name }) => name).join(', ')],
    ['Booking online where it cannot be done yet', agency.features.onlineBooking],
  ]
  return facts.map(([name, value]) => ({ group: 'The agency', name, value, changed_in }))
}

function ofServer(config: Config): FixedSetting[] {
  const fact = (group: string, name: string, value: string, changed_in: string): FixedSetting => ({
    group,
    name,
    value,
    changed_in,
  })
  const { formLimits, bases } = config
  const limit = (count: number) => (count === 0 ? 'none' : `${count} in ten minutes`)
  return [
    fact('Mails', 'Mail server', hostOf(config.smtpUrl), 'SMTP_URL'),
    fact('Mails', 'From', config.mailFrom ?? agency.email, 'MAIL_FROM'),
    fact('Forms', 'From one address', limit(formLimits.perAddress), 'FORM_LIMIT_PER_ADDRESS'),
    fact('Forms', 'With one phone', limit(formLimits.perPhone), 'FORM_LIMIT_PER_PHONE'),
    fact('Forms', 'Without a challenge', limit(formLimits.challengeAfter), 'FORM_CHALLENGE_AFTER'),
    fact(
      'Forms',
      'Units held from one address',
      formLimits.holdsPerAddress === 0 ? 'without limit' : String(formLimits.holdsPerAddress),
      'HOLD_LIMIT_PER_ADDRESS',
    ),
    fact('Forms', 'A challenge for each hold', formLimits.challengeHolds ? 'On' : 'Off', 'HOLD_CHALLENGE'),
    fact('Forms', 'Filled in no faster than', `${formLimits.minMs / 1000} s`, 'FORM_MIN_SECONDS'),
    fact('Files', 'Kept in', config.s3 ? `S3: ${config.s3.bucket}` : 'the data folder', 'S3_BUCKET'),
    fact('Files', 'Virus scanner', config.clamavUrl ?? 'none', 'CLAMAV_URL'),
    fact('Files', 'Upload token', isSet(config.uploadToken), 'UPLOAD_TOKEN'),
    fact('Push', 'ntfy server', bases.push ? hostOf(bases.push) : 'none', 'PUSH_BASE'),
    fact('Push', 'Token of the ntfy server', isSet(config.push.token), 'PUSH_TOKEN'),
    fact('Push', 'Topic', config.push.topic, 'PUSH_TOPIC'),
    fact(
      'Push',
      'Firebase service account',
      isSet(config.push.fcm?.account.private_key),
      'FCM_SERVICE_ACCOUNT',
    ),
    fact(
      'Push',
      'Webhooks to this machine',
      config.push.mayLoopback ? 'allowed' : 'refused',
      'WEBHOOKS_TO_LOOPBACK',
    ),
    fact('Payments', 'Taken by', config.payments.gateway, 'PAYMENT_GATEWAY'),
    fact('Payments', 'Secret', isSet(secretOf(config)), 'PAYMENT_SECRET'),
    fact(
      'Maps',
      'Tiles from',
      config.mapTiles ? hostOf(config.mapTiles.address) : 'none: maps are drawn',
      'MAP_TILES',
    ),
    fact('Server', 'Address of the site', config.publicUrl ?? 'the one it listens on', 'PUBLIC_URL'),
    fact('Server', 'Database', config.databaseUrl ? hostOf(config.databaseUrl) : 'its own', 'DATABASE_URL'),
    fact(
      'Server',
      'Signing secret',
      config.signingSecret ? 'set' : 'a file in the data folder',
      'SIGNING_SECRET',
    ),
    fact('Server', 'Proxies in front', String(config.trustedProxies), 'TRUST_PROXY'),
    fact('Server', 'Page views are counted', config.systems.analytics ? 'yes' : 'no', 'ANALYTICS'),
    fact('Server', 'Plausible', config.analyticsSenders.plausible?.domain ?? 'not told', 'PLAUSIBLE_DOMAIN'),
    fact(
      'Server',
      'Google Analytics',
      config.analyticsSenders.ga4?.measurementId ?? 'not told',
      'GA4_MEASUREMENT_ID',
    ),
    fact('Server', 'Demo content', config.demo ? 'into an empty database' : 'never', 'DEMO'),
    fact('Server', 'Pictures from', bases.image, 'IMAGE_BASE'),
  ]
}

/** Where it is, without the name and the password in its address. */
function hostOf(address: string | undefined): string {
  if (address === undefined) return 'not set'
  return URL.canParse(address) ? new URL(address).host || 'set' : 'set'
}

function secretOf({ payments }: Config): string | undefined {
  return payments.gateway === 'bank-transfer' ? undefined : payments.secret
}

function isSet(secret: string | undefined): string {
  return secret === undefined ? 'not set' : 'set'
}
