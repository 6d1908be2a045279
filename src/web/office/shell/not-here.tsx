import { Link } from '@tanstack/react-router'
import { buttonClass } from '../../ui/button.tsx'

export function NotHere() {
  return (
    <main className="mx-auto max-w-lg p-8 pt-24 text-center">
      <h1 className="text-2xl">There is nothing at this address</h1>
      <p className="mt-2 mb-6 text-muted">It may have been removed, or never was.</p>
      <Link to="/" className={buttonClass({ variant: 'main' })}>
        Go to the back office
      </Link>
    </main>
  )
}
