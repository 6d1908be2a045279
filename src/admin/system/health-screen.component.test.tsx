import { expect, test } from 'vitest'
import { openAdmin } from '#tests/support/components/admin-app.tsx'

test('each part shows its state and advice, and is checked again at the press of a button', async () => {
  let isFull = true
  const { screen } = await openAdmin('/health', {
    health: () => ({
      checked_at: '2026-11-24T07:00:00Z',
      parts: [
        isFull
          ? { part: 'disk', state: 'broken', figure: '1 GB of 100 GB free', advice: 'Make room.' }
          : { part: 'disk', state: 'fine', figure: '60 GB of 100 GB free', advice: null },
        { part: 'queue', state: 'look', figure: '0 due, 2 failed', advice: 'Read why.' },
      ],
      errors: {
        since: '2026-11-24T06:00:00Z',
        groups: [
          {
            ...{ sentence: 'A request failed', reason: 'Error: deadlock', count: 3 },
            ...{ first_at: '2026-11-24T06:10:00Z', last_at: '2026-11-24T06:50:00Z' },
          },
        ],
      },
      script_errors: [
        {
          ...{ browser: 'Chrome 106', outcome: 'plain', page: '/listing/{id}', file: 'a1b2c3d.js' },
          ...{ message: 'TypeError: x is not a function', count: 12, last_day: '2026-11-23' },
        },
      ],
    }),
  })
  const disk = screen.getByRole('listitem').filter({ hasText: 'Disk' })
  await expect.element(disk.getByText('Broken')).toBeVisible()
  await expect.element(disk.getByText('Make room.')).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Failed tasks' }).last())
    .toHaveAttribute('href', '/admin/dead-jobs?page=1')
  await expect.element(screen.getByText('3 times')).toBeVisible()
  const failed = screen.getByRole('listitem').filter({ hasText: 'Chrome 106 on /listing/{id}' })
  await expect.element(failed.getByText('The page worked without scripts')).toBeVisible()
  await expect.element(failed.getByText('12 times')).toBeVisible()
  isFull = false
  await screen.getByRole('button', { name: 'Check again' }).click()
  await expect.element(disk.getByText('Fine')).toBeVisible()
  await expect.element(disk.getByText('60 GB of 100 GB free')).toBeVisible()
})
