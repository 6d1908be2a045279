import { Link } from '@tanstack/react-router'
import { adminShell as t } from '#messages/admin.ts'
import { buttonClass } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Screen } from '../components/screen.tsx'
import { AdminShell } from './admin-shell.tsx'

/** Shown in the shell when a screen's record does not exist. */
export function AdminNotFound() {
  return (
    <AdminShell>
      <NotHere />
    </AdminShell>
  )
}

/** Shown for an unknown address, with a link to the start. */
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
