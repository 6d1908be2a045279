import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { errorScreen as t } from '#messages/site.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Spinner } from '#ui/spinner.tsx'

/** A screen that could not be loaded, with another try. */
export function ErrorScreen({ reset }: ErrorComponentProps) {
  const router = useRouter()
  const [isTrying, setTrying] = useState(false)
  async function tryAgain() {
    setTrying(true)
    await router.invalidate()
    reset()
    setTrying(false)
  }
  return (
    <EmptyState heading="h1" title={t.title} text={t.text}>
      <Button variant="main" onClick={tryAgain} aria-disabled={isTrying}>
        {isTrying && <Spinner />}
        {t.retry}
      </Button>
    </EmptyState>
  )
}
