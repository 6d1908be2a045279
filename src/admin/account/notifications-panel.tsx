import { account as t } from '#messages/admin.ts'
import { Button } from '#ui/button.tsx'
import { Panel } from '../components/screen.tsx'
import { switchOff, switchOn, useNotifications } from '../shell/notifications.ts'

const texts = t.notifications.status

/** Whether this browser tells of leads outside its window. */
export function NotificationsPanel() {
  const permission = useNotifications()
  return (
    <Panel title={t.notifications.title}>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="max-w-xl text-muted" aria-live="polite">
          {texts[permission]}
        </p>
        {permission === 'off' && <Button onClick={() => void switchOn()}>{t.notifications.turnOn}</Button>}
        {permission === 'on' && <Button onClick={switchOff}>{t.notifications.turnOff}</Button>}
      </div>
    </Panel>
  )
}
