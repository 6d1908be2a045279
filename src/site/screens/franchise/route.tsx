import { createFileRoute, notFound } from '@tanstack/react-router'
import { agency } from '#agency'
import { agencyText } from '#contract/agency-texts.ts'
import { franchisePath } from '#contract/paths.ts'
import { franchiseScreen as t } from '#messages/site.ts'
import { FormPageSkeleton } from '../../forms/form-page-skeleton.tsx'
import { franchiseForm } from '../../forms/franchise-form.ts'
import { type PostedText, sendPosted, takesPosts } from '../../forms/posting.ts'
import { pageHead } from '../../seo.ts'
import { FranchiseScreen } from './franchise-screen.tsx'
import { productName } from './product-name.ts'

export const Route = createFileRoute('/get-{$product}-franchise')({
  // A visitor who comes by a printed code brings it along.
  validateSearch: ({ qrcode }): { qrcode?: string } => (typeof qrcode === 'string' ? { qrcode } : {}),
  server: { middleware: [takesPosts(post)] },
  loader: ({ params, serverContext }) => {
    if (!isOffered(params.product)) throw notFound()
    return serverContext?.posted
  },
  head: ({ params }) =>
    isOffered(params.product)
      ? pageHead({
          path: franchisePath(params.product),
          crumb: t.crumb,
          title: t.title({ product: productName(params.product) }),
          description: t.description({ agency: agencyText('name') }),
        })
      : {},
  component: FranchiseScreen,
  pendingComponent: FormPageSkeleton,
})

function isOffered(product: string): boolean {
  return agency.franchiseProducts.includes(product)
}

function post(text: PostedText) {
  return sendPosted(franchiseForm, text)
}
