import { createFileRoute } from '@tanstack/react-router'
import { load } from '#ui/load.ts'
import { orNotFound } from '../../or-not-found.ts'
import { ReportScreen } from './report-screen.tsx'

export const Route = createFileRoute('/reports/$city/{-$quarter}')({
  loader: ({ params: { city, quarter = 'latest' }, abortController: { signal } }) =>
    orNotFound(load('quarterlyReport', { params: { city, quarter }, signal })),
  // Loaded with the screen, so that no other page carries it.
  head: async ({ loaderData }) =>
    loaderData ? (await import('./report-head.ts')).reportHead(loaderData) : {},
  component: ReportScreen,
})
