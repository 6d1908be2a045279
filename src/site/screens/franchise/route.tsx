import { createFileRoute, notFound } from '@tanstack/react-router'
import { agency } from '#agency'
import { FormPageSkeleton } from '../../forms/form-page-skeleton.tsx'
import { franchiseForm } from '../../forms/franchise-form.ts'
import { type PostedText, sendPosted, takesPosts } from '../../forms/posting.ts'
import { FranchiseScreen } from './franchise-screen.tsx'

export const Route = createFileRoute('/get-{$product}-franchise')({
  // A visitor who comes by a printed code brings it along.
  validateSearch: ({ qrcode }): { qrcode?: string } => (typeof qrcode === 'string' ? { qrcode } : {}),
  server: { middleware: [takesPosts(post)] },
  loader: ({ params, serverContext }) => {
    if (!isOffered(params.product)) throw notFound()
    return serverContext?.posted
  },
  // Loaded with the screen, so that no other page carries it.
  head: async ({ params }) =>
    isOffered(params.product) ? (await import('./franchise-head.ts')).franchiseHead(params.product) : {},
  component: FranchiseScreen,
  pendingComponent: FormPageSkeleton,
})

function isOffered(product: string): boolean {
  return agency.franchiseProducts.includes(product)
}

function post(text: PostedText) {
  return sendPosted(franchiseForm, text)
}
