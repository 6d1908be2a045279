import { getRouteApi, Link, Outlet, useNavigate } from '@tanstack/react-router'
import { LogOut } from 'lucide-react'
import { agency } from '#agency'
import { Button } from '../../ui/button.tsx'
import { call } from '../call.ts'
import { roleLabels } from '../words.ts'
import { places } from './places.ts'

const route = getRouteApi('/office')

/** What surrounds every screen behind the door. */
export function Office() {
  const me = route.useLoaderData()
  return (
    <div className="min-h-dvh bg-sand lg:grid lg:grid-cols-[240px_minmax(0,1fr)]">
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:absolute focus:z-10 focus:m-2 focus:rounded-card focus:bg-white focus:px-4 focus:py-2"
      >
        Go to the content
      </a>
      <header className="flex flex-col gap-4 border-line bg-white p-4 max-lg:border-b lg:sticky lg:top-0 lg:h-dvh lg:border-r lg:p-5">
        <p className="font-semibold">
          {agency.name}
          <span className="block text-sm font-normal text-muted">Back office</span>
        </p>
        <nav aria-label="Back office" className="flex flex-wrap gap-1 lg:flex-col">
          {places
            .filter(({ needs }) => !needs || me.permissions.includes(needs))
            .map(({ label, path, icon: Icon }) => (
              <Link
                key={path}
                to={path}
                className="flex min-h-11 items-center gap-3 rounded-card px-3 text-muted hover:bg-sand aria-[current=page]:bg-green-50 aria-[current=page]:font-medium aria-[current=page]:text-green-800"
              >
                <Icon aria-hidden="true" className="size-5" strokeWidth={1.75} />
                {label}
              </Link>
            ))}
        </nav>
        <div className="flex items-center justify-between gap-3 lg:mt-auto lg:flex-col lg:items-stretch">
          <p className="min-w-0 text-sm">
            <span className="block truncate font-medium">{me.name}</span>
            <span className="text-muted">{roleLabels[me.role]}</span>
          </p>
          <SignOut />
        </div>
      </header>
      <main id="content" className="min-w-0 p-4 lg:p-8">
        <Outlet />
      </main>
    </div>
  )
}

function SignOut() {
  const navigate = useNavigate()
  const leave = async () => {
    // Whoever could not be signed out is told so by the page that they come back to.
    await call('signOut').catch(() => {})
    await navigate({ to: '/sign-in' })
  }
  return (
    <Button size="sm" onClick={() => void leave()}>
      <LogOut aria-hidden="true" className="size-4" />
      Sign out
    </Button>
  )
}
