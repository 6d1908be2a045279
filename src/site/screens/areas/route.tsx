import { createFileRoute } from '@tanstack/react-router'
import { load } from '#ui/load.ts'
import { orNotFound } from '../../or-not-found.ts'
import { AreasScreen } from './areas-screen.tsx'

export const Route = createFileRoute('/areas/$city')({
  loader: ({ params, abortController: { signal } }) =>
    orNotFound(load('cityReport', { params: { slug: params.city }, signal })),
  // Loaded with the screen, so that no other page carries it.
  head: async ({ loaderData }) => (loaderData ? (await import('./areas-head.ts')).areasHead(loaderData) : {}),
  component: AreasScreen,
})
