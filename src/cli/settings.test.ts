import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** The output of the command with these settings and no others. */
function settings(environment: Record<string, string>) {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['src/cli/settings.ts'], {
    env: environment,
    encoding: 'utf8',
  })
  return { stdout, stderr, status }
}

test('the settings are printed with both values of every base, and without a secret', () => {
  const { stdout, status } = settings({
    API_BASE: 'https://api.example.com',
    API_BASE_DEVELOPMENT: 'http://127.0.0.1:4000',
    SMTP_URL: 'smtp://postman:hidden-1@mail.example.com',
    DATABASE_URL: 'postgresql://owner:hidden-2@db.example.com/aangan',
    UPLOAD_TOKEN: 'hidden-3',
    S3_BUCKET: 'pictures',
    S3_ACCESS_KEY_ID: 'hidden-4',
    S3_SECRET_ACCESS_KEY: 'hidden-5',
  })
  expect(status).toBe(0)
  expect(stdout).toMatch(
    /calls of the site +https:\/\/api\.example\.com +http:\/\/127\.0\.0\.1:4000 +API_BASE/,
  )
  expect(stdout).toContain('mail.example.com')
  expect(stdout).not.toContain('hidden')
})

test('a setting that cannot be used is named in one sentence', () => {
  const { stderr, status } = settings({ SEARCH_BASE: 'nonsense' })
  expect(status).toBe(1)
  expect(stderr.trim()).toMatch(/^✗ The setting SEARCH_BASE cannot be used: [^\n]+$/)
})
