import { createFileRoute } from '@tanstack/react-router'
import { SavedScreen } from './saved-screen.tsx'

export const Route = createFileRoute('/saved')({
  // Loaded with the screen, so that no other page carries it.
  head: async () => (await import('./saved-head.ts')).savedHead(),
  component: SavedScreen,
})
