import { createFileRoute } from '@tanstack/react-router'
import { ReceiveScreen } from './receive-screen.tsx'

export const Route = createFileRoute('/saved/receive')({
  // Loaded with the screen, so that no other page carries it.
  head: async () => (await import('./receive-head.ts')).receiveHead(),
  component: ReceiveScreen,
})
