import { Link } from '@tanstack/react-router'
import { adminShell as t } from '#messages/admin.ts'
import { buttonClass } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Screen } from '../components/screen.tsx'
import { AdminShell } from './admin-shell.tsx'

/** Where a screen finds out that what it shows is not there: instead of it, and with all that surrounds it. */
export function AdminNotFound() {
  return (
    <AdminShell>
      <NotHere />
    </AdminShell>
  )
}

/** Whoever mistyped an address goes on from here. */
export function NotHere() {
  return (
    <Screen title={t.notFound.title}>
      <EmptyState look="list" title={t.notFound.removed} text={t.notFound.help}>
        <Link to="/" className={buttonClass({ variant: 'main' })}>
          {t.notFound.home}
        </Link>
      </EmptyState>
    </Screen>
  )
}
