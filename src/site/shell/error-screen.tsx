import type { ErrorComponentProps } from '@tanstack/react-router'
import { errorScreen as t } from '#messages/site.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { useTryAgain } from './use-try-again.ts'

/** A screen that could not be loaded, with another try. */
export function ErrorScreen({ reset }: ErrorComponentProps) {
  const { isTrying, tryAgain } = useTryAgain(reset)
  return (
    <EmptyState heading="h1" title={t.title} text={t.text}>
      <Button variant="main" onClick={tryAgain} aria-disabled={isTrying}>
        {isTrying && <Spinner />}
        {t.retry}
      </Button>
    </EmptyState>
  )
}
