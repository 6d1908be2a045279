import { getRouteApi, Outlet, useNavigate } from '@tanstack/react-router'
import { LogOut, Menu } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { agency } from '#agency'
import { adminShell as t } from '#messages/admin.ts'
import { IconButton } from '#ui/button.tsx'
import { DialogToasts } from '#ui/dialog-toasts.ts'
import { Modal } from '#ui/modal.tsx'
import { NavigationBar } from '#ui/navigation-bar.tsx'
import { useOverlay } from '#ui/use-overlay.ts'
import { call } from '../call.ts'
import { Toaster } from '../components/toaster.tsx'
import { roleLabels } from '../labels.ts'
import { isOn } from '../switched-off.ts'
import { AgentNotice } from './agent-notice.tsx'
import { BackupNotice } from './backup-notice.tsx'
import { LeadAnnouncer } from './lead-announcer.tsx'
import { Navigation } from './navigation.tsx'
import { Palette } from './palette.tsx'
import { useKeptFocus } from './use-kept-focus.ts'

const route = getRouteApi('/admin')

/** Surrounds every screen after sign-in: a side bar, or on narrow windows a bar on top with a menu. */
export function AdminShell({ children = <Outlet /> }: { children?: ReactNode }) {
  const { name, role, permissions } = route.useLoaderData()
  const menu = useOverlay()
  const main = useRef<HTMLElement>(null)
  useKeptFocus(main)
  return (
    <DialogToasts value={Toaster}>
      <div className="min-h-(--window-height) bg-sand lg:grid lg:grid-cols-[max(250px,14.5rem)_minmax(0,1fr)]">
        <a
          href="#content"
          className="sr-only focus:not-sr-only focus:absolute focus:z-20 focus:m-2 focus:rounded-card focus:bg-white focus:px-4 focus:py-2"
        >
          {t.skipToContent}
        </a>
        <NavigationBar />
        <header className="z-10 flex tall:sticky tall:top-0 lg:sticky lg:top-0 items-center gap-3 border-line bg-white p-3 max-lg:border-b lg:h-(--window-height) lg:flex-col lg:items-stretch lg:gap-4 lg:border-r lg:p-4">
          <IconButton label={t.menu} onClick={menu.open} className="lg:hidden!">
            <Menu aria-hidden="true" className="size-5" />
          </IconButton>
          <p className="flex-1 font-semibold lg:flex-none lg:px-3 lg:pt-1">
            {agency.name}
            <span className="block text-sm font-normal text-muted">{t.admin}</span>
          </p>
          <div className="w-32 lg:w-auto">
            <Palette permissions={permissions} />
          </div>
          <div className="hidden min-h-0 flex-1 overflow-y-auto lg:block">
            <Navigation permissions={permissions} />
          </div>
          <div className="hidden lg:block">
            <Who name={name} role={roleLabels[role]} />
          </div>
        </header>
        <Modal overlay={menu} title={t.menu} place="start" className="w-[min(86vw,320px)]">
          <div className="stack-6 px-3 pb-6">
            <Navigation permissions={permissions} onLeave={menu.leave} />
            <Who name={name} role={roleLabels[role]} />
          </div>
        </Modal>
        <main
          ref={main}
          id="content"
          tabIndex={-1}
          className="min-w-0 p-4 pb-28 outline-none lg:p-8 lg:pb-28"
        >
          <AgentNotice />
          {permissions.includes('system.manage') && <BackupNotice />}
          {children}
        </main>
        <Toaster />
        {isOn('push') && permissions.includes('leads.read') && <LeadAnnouncer />}
      </div>
    </DialogToasts>
  )
}

function Who({ name, role }: { name: string; role: string }) {
  return (
    <div className="flex items-center justify-between gap-3 border-t border-line px-3 pt-4">
      <p className="min-w-0 text-sm">
        <span className="block truncate font-medium">{name}</span>
        <span className="block truncate text-muted">{role}</span>
      </p>
      <SignOut />
    </div>
  )
}

function SignOut() {
  const navigate = useNavigate()
  const leave = async () => {
    // When signing out failed, the sign-in page leads back to a page that shows it.
    await call('signOut').catch(() => {})
    await navigate({ to: '/sign-in' })
  }
  return (
    <IconButton label={t.signOut} title={t.signOut} onClick={() => void leave()} className="shrink-0">
      <LogOut aria-hidden="true" className="size-4.5" />
    </IconButton>
  )
}
