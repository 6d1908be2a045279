import { useRouter } from '@tanstack/react-router'
import { adminViewings } from '#messages/admin.ts'
import { Button } from '#ui/button.tsx'
import { call } from '../call.ts'
import { Problem } from '../components/problem.tsx'
import { Panel } from '../components/screen.tsx'
import { notify } from '../components/toasts.ts'
import { useSending } from '../components/use-sending.ts'

const t = adminViewings.calendar

/** The private address by which calendar programs read one's viewings; a new one ends the old. */
export function CalendarPanel({ path }: { path: string | null }) {
  const router = useRouter()
  const sending = useSending()
  const change = async (active: boolean) => {
    const isDone = await sending.send(() => call('changeCalendarAddress', { body: { active } }))
    await router.invalidate()
    if (isDone) notify(active ? t.created : t.removed)
  }
  return (
    <Panel title={t.title}>
      <p className="mb-4 max-w-2xl text-muted">{t.help}</p>
      {path === null ? (
        <p className="mb-4">{t.none}</p>
      ) : (
        <label className="mb-4 block">
          <span className="mb-1 block text-sm text-muted">{t.address}</span>
          <input
            readOnly
            value={location.origin + path}
            onFocus={(event) => event.target.select()}
            className="min-h-11 w-full rounded-input border border-field bg-white px-3.5"
          />
        </label>
      )}
      <Problem className="mb-4">{sending.error}</Problem>
      <div className="flex flex-wrap gap-2.5">
        <Button aria-disabled={sending.isSending} onClick={() => void change(true)}>
          {path === null ? t.create : t.replace}
        </Button>
        {path !== null && (
          <Button aria-disabled={sending.isSending} onClick={() => void change(false)}>
            {t.remove}
          </Button>
        )}
      </div>
    </Panel>
  )
}
