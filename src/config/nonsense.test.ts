import { generateX25519Identity } from 'age-encryption'
import { describe, expect, test } from 'vitest'
import { allSettings } from './all-settings.ts'
import { ConfigError, readConfig } from './config.ts'
import { readSetting } from './setting.ts'

const nonsense = [
  ' ',
  'nonsense here',
  'www.example.com',
  'ftp://www.example.com',
  'https://',
  'postgres://',
  'smtp://',
  'https:www.example.com',
  'https://https://www.example.com',
  'https://exa mple.com',
  'https://www.example.com:99999',
  'https://user:hunter2@www.example.com',
  'postgres://user:hunt/er2@db.example.com/aangan',
  'smtp://user:hunter2@mail.example.com:587x',
  '//example.com',
  'javascript:alert(1)',
  '-1',
  '99999999999',
  'NaN',
  'Infinity',
  '1e3',
  '0x10',
  '3.5',
  '007',
  '3000x',
  'on ',
  ' on',
  'ON',
  'yes',
  '٣٠٠٠',
  'AGE-SECRET-KEY-1',
  '{}',
  'a@b',
  ',',
]

/** Whose values may be almost anything, why, and which of the nonsense is therefore none. */
const free: { why: string; settings: string[]; accepts: string[] }[] = [
  {
    why: 'other programs make them of any signs',
    settings: [
      'CDN_TOKEN',
      'EXCHANGE_RATES_TOKEN',
      'GA4_API_SECRET',
      'UPLOAD_TOKEN',
      'PAYMENT_MERCHANT',
      'PUSH_TOKEN',
      'WHATSAPP_TOKEN',
      'S3_ACCESS_KEY_ID',
      'S3_SECRET_ACCESS_KEY',
      'BACKUP_S3_ACCESS_KEY_ID',
      'BACKUP_S3_SECRET_ACCESS_KEY',
    ],
    accepts: nonsense.filter((value) => /^[\x21-\x7e]+$/.test(value) && !value.includes('://')),
  },
  {
    why: 'people read them',
    settings: ['EXCHANGE_RATES_SOURCE', 'MAP_ATTRIBUTION', 'OTEL_SERVICE_NAME'],
    accepts: [
      'nonsense here',
      'www.example.com',
      'NaN',
      'Infinity',
      '1e3',
      '0x10',
      '3000x',
      'ON',
      'yes',
    ].concat('AGE-SECRET-KEY-1', 'a@b'),
  },
  {
    why: 'a passphrase may be anything; this one is for development alone',
    settings: ['UNLOCK_PASSWORD'],
    accepts: nonsense.filter((value) => value.trim() === value),
  },
  {
    why: 'a passphrase may be anything that is long enough',
    settings: ['PAYMENT_SECRET'],
    accepts: nonsense.filter((value) => value.trim() === value && value.length >= 16),
  },
  {
    why: 'a passphrase may be anything that is long enough',
    settings: ['SIGNING_SECRET'],
    accepts: nonsense.filter((value) => value.trim() === value && value.length >= 32),
  },
  {
    why: 'a file or a folder may have any name',
    settings: Object.keys(allSettings).filter((name) =>
      /^(AANGAN_SETTINGS|DATA_DIR|CONTENT_DIR|OTEL_EXPORTER_OTLP_.*(CERTIFICATE|CLIENT_KEY))$/.test(name),
    ),
    accepts: nonsense.filter((value) => value.trim() === value && !/:|^\/\//.test(value)),
  },
  {
    why: 'a machine may have any name of letters and digits',
    settings: ['HOST', 'METRICS_HOST'],
    accepts: ['www.example.com', 'NaN', 'Infinity', '1e3', '0x10', '3000x', 'ON', 'yes', 'AGE-SECRET-KEY-1'],
  },
  {
    why: 'so may a region',
    settings: ['S3_REGION', 'BACKUP_S3_REGION'],
    accepts: ['NaN', 'Infinity', 'ON', 'yes', 'AGE-SECRET-KEY-1'],
  },
  {
    why: 'so may a bucket, in small letters',
    settings: ['S3_BUCKET'],
    accepts: ['www.example.com', '99999999999', '1e3', '0x10', '3.5', '007', '3000x', 'yes'],
  },
  {
    why: 'so may a topic',
    settings: ['PUSH_TOPIC'],
    accepts: ['-1', '99999999999', 'NaN', 'Infinity', '1e3', '0x10', '007', '3000x', 'ON', 'yes'].concat(
      'AGE-SECRET-KEY-1',
    ),
  },
  {
    why: 'so may a style',
    settings: ['MAP_STYLE'],
    accepts: ['www.example.com', '-1', '99999999999', 'NaN', 'Infinity', '1e3', '0x10', '3.5', '007'].concat(
      '3000x',
      'ON',
      'yes',
      'AGE-SECRET-KEY-1',
    ),
  },
  {
    why: 'it may be the domain',
    settings: ['PLAUSIBLE_DOMAIN'],
    accepts: ['www.example.com'],
  },
  { why: 'the ID of a phone has digits', settings: ['WHATSAPP_PHONE_NUMBER_ID'], accepts: ['99999999999'] },
]

const names = Object.keys(allSettings)

function refusal(name: string, value: string): string | undefined {
  try {
    readConfig({ [name]: value })
    return undefined
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
}

function isOfItsKind(name: string, value: string): boolean {
  const declared = allSettings[name]
  return declared !== undefined && readSetting(name, declared, { [name]: value }) !== undefined
}

describe('invalid values are refused with a sentence that names and describes the setting', () => {
  test.each(names)('%s', (name) => {
    const accepts = free.find(({ settings }) => settings.includes(name))?.accepts ?? []
    for (const value of nonsense) {
      if (accepts.includes(value)) {
        expect(isOfItsKind(name, value), `${name}=${value}`).toBe(true)
        continue
      }
      const sentence = refusal(name, value) ?? ''
      expect(sentence, `${name}=${value}`).toMatch(
        new RegExp(`^The setting ${name} cannot be used: (?:it|[^\\n]+[.] It) is [^\\n]+[.]$`),
      )
      expect(sentence).toMatch(/, such as |one of |prints/)
      expect(sentence).not.toMatch(/invalid|expected|received|NaN|undefined|regex|hunter2|hunt\/er2/i)
    }
  })
})

describe('characters that surround or break a good value are named', () => {
  test.each(names)('%s', async (name) => {
    const good = await goodValue(name)
    for (const value of [` ${good}`, `${good} `, `${good}\u00a0`])
      expect(refusal(name, value)).toMatch(
        `${name} cannot be used: there is a space before or after it. It is `,
      )
    for (const value of [`${good}\n`, `\t${good}`, `${good}\u0000${good}`, `${good}\r\nPORT=1`])
      expect(refusal(name, value)).toMatch(
        `${name} cannot be used: there is a line break or another control character in it. It is `,
      )
  })
})

test('the examples, the words and the defaults can be used', async () => {
  for (const [name, { kind, usual }] of Object.entries(allSettings)) {
    const words = /^one of ([\w/-]+(?:, [\w/-]+)+)$/.exec(kind.what)?.[1]?.split(', ') ?? []
    for (const value of [await goodValue(name), ...words, usual].filter((one) => one !== undefined))
      expect(isOfItsKind(name, value), `${name}=${value}`).toBe(true)
  }
})

test('a layer of the map that is misspelt is refused, because it would be shown', () => {
  expect(refusal('MAP_HIDDEN_LAYERS', 'boarder, poi')).toBe(
    'The setting MAP_HIDDEN_LAYERS cannot be used: docs/map.md lists the names of the layers. It is the name of a layer, or several, separated by commas, such as border,poi.',
  )
})

test('an empty value means unset', () => {
  expect(readConfig(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(readConfig({}))
})

test('the sentence about a key of backups gives no key that could be used', async () => {
  const key = await generateX25519Identity()
  expect(isOfItsKind('BACKUP_KEY', key)).toBe(true)
  const lacking = key.slice(0, -1)
  expect(refusal('BACKUP_KEY', lacking)).toBe(
    'The setting BACKUP_KEY cannot be used: it is the key that npm run backup -- key prints, which begins with AGE-SECRET-KEY-1.',
  )
  expect(refusal('BACKUP_KEY', `${lacking}${key.endsWith('Q') ? 'P' : 'Q'}`)).toBeDefined()
})

async function goodValue(name: string): Promise<string> {
  if (name === 'BACKUP_KEY') return generateX25519Identity()
  const { kind } = allSettings[name] ?? {}
  return (
    kind?.example ?? /^one of ([\w/-]+)/.exec(kind?.what ?? '')?.[1] ?? 'correct horse battery staple, twice'
  )
}
