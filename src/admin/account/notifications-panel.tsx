import { Button } from '#ui/button.tsx'
import { Panel } from '../components/screen.tsx'
import { switchOff, switchOn, useNotifications } from '../shell/notifications.ts'

const texts = {
  on: 'This browser tells you of new leads and of those that are given to you, while the admin app is open in a tab.',
  off: 'This browser can tell you of new leads and of those that are given to you, while the admin app is open in a tab. It says their kind and reference, and nobody’s name.',
  denied:
    'This browser was told not to show notifications from this site. Allow them in its settings for this site, then come back.',
  missing: 'This browser has no notifications.',
} as const

/** Whether this browser tells of leads outside its window. */
export function NotificationsPanel() {
  const permission = useNotifications()
  return (
    <Panel title="Notifications on this device">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="max-w-xl text-muted" aria-live="polite">
          {texts[permission]}
        </p>
        {permission === 'off' && <Button onClick={() => void switchOn()}>Show notifications</Button>}
        {permission === 'on' && <Button onClick={switchOff}>Show no more</Button>}
      </div>
    </Panel>
  )
}
