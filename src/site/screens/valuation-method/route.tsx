import { createFileRoute } from '@tanstack/react-router'
import { call } from '#ui/api.ts'
import { MethodScreen } from './method-screen.tsx'

export const Route = createFileRoute('/valuation/method')({
  loader: async ({ abortController: { signal } }) => (await call('estimateAccuracy', { signal })).data,
  head: async () => (await import('./method-head.ts')).methodHead(),
  component: MethodScreen,
})
