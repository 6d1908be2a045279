import { expect, test } from 'vitest'
import { openAdmin } from '#tests/support/components/admin-app.tsx'

const health = () => ({
  checked_at: '2026-11-24T07:00:00Z',
  parts: [],
  errors: { since: '2026-11-24T06:00:00Z', groups: [] },
  script_errors: [],
})

test('failing backups are read out with the reason and lead to their settings, until they are well', async () => {
  let isFailing = true
  const title = 'Backups fail: the last good one is 2 days old'
  const { screen } = await openAdmin('/health', {
    health,
    backupTrouble: () => ({
      data: isFailing ? { kind: 'failed', title, detail: 'The disk is full.' } : null,
    }),
  })
  const notice = screen.getByRole('alert')
  await expect.element(notice.getByText(title)).toBeVisible()
  await expect.element(notice.getByText('The disk is full.')).toBeVisible()
  await expect
    .element(notice.getByRole('link', { name: 'Open backup settings' }))
    .toHaveAttribute('href', '/admin/settings#backups')
  isFailing = false
  await screen.getByRole('button', { name: 'Check again' }).click()
  await expect.element(screen.getByText(title)).not.toBeInTheDocument()
})

test('staff who do not manage the system get no notice, and their app does not ask', async () => {
  const { screen, callsOf } = await openAdmin('/account', {
    me: () => ({
      data: {
        ...{ id: '2', name: 'Omar Shah', email: 'omar@agency.example', role: 'manager', permissions: [] },
        ...{ agent_id: null, agent: null, second_factor: false, second_factor_missing: false },
      },
    }),
    mailChoices: () => ({ data: [] }),
    sessions: () => ({ data: [] }),
  })
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
  expect(callsOf('backupTrouble')).toEqual([])
})
