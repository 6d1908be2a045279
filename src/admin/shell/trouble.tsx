import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { Button } from '#ui/button.tsx'
import { AdminCallError } from '../call.ts'

/** What a screen shows when what it needs could not be had. */
export function Trouble({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const again = async () => {
    reset()
    await router.invalidate()
  }
  return (
    <div role="alert" className="m-4 max-w-lg rounded-panel bg-white p-8 shadow-raised">
      <h1 className="text-xl">This could not be shown</h1>
      <p className="mt-2 mb-6 text-muted">
        {error instanceof AdminCallError ? error.message : 'Something went wrong. Please try again.'}
      </p>
      <Button variant="main" onClick={() => void again()}>
        Try again
      </Button>
    </div>
  )
}
