/**
 * The pages' entry in the browser: takes over what the server rendered. It is the router's own client rather than
 * Start's, because there are no server functions here and their transport would be a seventh of all the scripts.
 */
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { CallError } from '#ui/call-error.ts'
import { KeepPage } from './gate/keep-page.tsx'
import { getRouter } from './router.tsx'

// In a task of its own: the evaluation of all files is the longest there is, and a press need not wait for both.
setTimeout(hydrate)

function hydrate() {
  const gate = globalThis.aanganGate
  // A file of the page failed.
  if (gate.state === 'plain') return
  const tell = (error: unknown) => {
    console.error(error)
    if (!(error instanceof CallError)) gate.tell('part', error)
  }
  const router = getRouter()
  // As a transition, React hydrates in slices and lets the browser answer what a visitor does in between.
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <KeepPage>
          <RouterClient router={router} />
        </KeepPage>
      </StrictMode>,
      { onRecoverableError: tell, onCaughtError: tell, onUncaughtError: tell },
    )
  })
}
