import type { ReactNode } from 'react'
import { agency } from '#agency'
import { signIn as t } from '#messages/admin.ts'
import { useTitle } from '../components/screen.tsx'

/** The frame of what is seen before one is in. */
export function AuthService({
  title,
  text,
  children,
}: {
  title: string
  text?: string
  children: ReactNode
}) {
  useTitle(title)
  return (
    <main className="lattice grid min-h-(--window-height) items-start justify-items-center bg-sand px-4 pt-[12vh] pb-10">
      <div className="w-full max-w-md rounded-panel bg-white p-6 shadow-raised sm:p-9">
        <p className="text-sm text-muted">{t.appName({ name: agency.name })}</p>
        <h1 className="mt-1 text-2xl">{title}</h1>
        {text && <p className="mt-2 text-muted">{text}</p>}
        <div className="mt-6">{children}</div>
      </div>
    </main>
  )
}
