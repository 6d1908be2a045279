import { expect, test } from 'vitest'
import { showInAdmin } from '#tests/support/components/admin-app.tsx'
import { RowLink } from './row-link.tsx'

test('a row is opened by a link with its name alone; the detail is below it', async () => {
  const { screen } = await showInAdmin(
    <RowLink to="/outbox/$mail" params={{ mail: '7' }} detail="sana@agency.example">
      Your viewing
    </RowLink>,
  )
  const link = screen.getByRole('link', { name: 'Your viewing', exact: true })
  await expect.element(link).toHaveAttribute('href', expect.stringMatching(/\/outbox\/7$/))
  await expect.element(link).toHaveAttribute('data-row')
  await expect.element(screen.getByText('sana@agency.example')).toBeVisible()
})
