import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { adminShell as t } from '#messages/admin.ts'
import { Button } from '#ui/button.tsx'
import { isMissingFile } from '#ui/script-error.ts'
import { AdminCallError } from '../call.ts'

/** What a screen shows when what it needs could not be had. */
export function Trouble({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const again = async () => {
    // Browsers remember that a file did not come.
    if (isMissingFile(error)) return location.reload()
    reset()
    await router.invalidate()
  }
  return (
    <div role="alert" className="m-4 max-w-lg rounded-panel bg-white p-8 shadow-raised">
      <h1 className="text-xl">{t.trouble.title}</h1>
      <p className="mt-2 mb-6 text-muted">
        {error instanceof AdminCallError ? error.message : t.trouble.text}
      </p>
      <Button variant="main" onClick={() => void again()}>
        {t.trouble.retry}
      </Button>
    </div>
  )
}
