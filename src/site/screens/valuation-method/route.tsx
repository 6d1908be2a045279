import { createFileRoute } from '@tanstack/react-router'
import { load } from '#ui/load.ts'
import { MethodScreen } from './method-screen.tsx'

export const Route = createFileRoute('/valuation/method')({
  loader: async ({ abortController: { signal } }) => (await load('estimateAccuracy', { signal })).data,
  head: async () => (await import('./method-head.ts')).methodHead(),
  component: MethodScreen,
})
