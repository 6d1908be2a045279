import { getRouteApi, Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { adminShell as t } from '#messages/admin.ts'
import { type Answer, call } from '../call.ts'

const route = getRouteApi('/admin')

type Trouble = Answer<'backupTrouble'>['data']

const lookEveryMs = 5 * 60_000

/** Says on every screen that backups fail or are missing. The region is there before it, so that it is read out. */
export function BackupNotice() {
  const trouble = useBackupTrouble()
  return (
    <div role={trouble?.kind === 'failed' ? 'alert' : 'status'}>
      {trouble && (
        <div className="mb-6 rounded-card border border-danger bg-white px-4 py-3 break-words">
          <p className="font-medium">{trouble.title}</p>
          {trouble.detail && <p className="mt-1 text-muted">{trouble.detail}</p>}
          <p className="mt-1">
            <Link
              to="/settings"
              hash="backups"
              className="inline-flex min-h-6 items-center font-medium text-green-700 underline"
            >
              {t.backupSettings}
            </Link>
          </p>
        </div>
      )}
    </div>
  )
}

/** Asked for with each screen, after each change of the settings, and now and then. What cannot be asked stays as it was. */
function useBackupTrouble(): Trouble {
  const [trouble, setTrouble] = useState<Trouble>(null)
  const loadedAt = route.useMatch({ select: ({ updatedAt }) => updatedAt })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is loaded anew is asked anew
  useEffect(() => {
    const ending = new AbortController()
    const ask = () => {
      call('backupTrouble', { signal: ending.signal }).then(
        ({ data }) => ending.signal.aborted || setTrouble(data),
        () => {},
      )
    }
    ask()
    const timer = setInterval(ask, lookEveryMs)
    return () => {
      clearInterval(timer)
      ending.abort()
    }
  }, [loadedAt])
  return trouble
}
