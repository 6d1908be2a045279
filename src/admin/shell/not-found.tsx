import { Link } from '@tanstack/react-router'
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
    <Screen title="There is nothing at this address">
      <EmptyState
        look="list"
        title="It may have been removed, or never was"
        text="Look at the address again, or choose another screen."
      >
        <Link to="/" className={buttonClass({ variant: 'main' })}>
          Go to the first screen
        </Link>
      </EmptyState>
    </Screen>
  )
}
