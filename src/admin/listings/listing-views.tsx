import { Link, useRouter } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { listingTable as t } from '#messages/admin.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Modal } from '#ui/modal.tsx'
import { useOverlay } from '#ui/use-overlay.ts'
import { type Answer, call } from '../call.ts'
import { notify } from '../components/toasts.ts'
import { SubmitForm } from '../forms/form.tsx'
import { useForm } from '../forms/use-form.ts'
import { isOn } from '../switched-off.ts'
import { isFiltered, type ListAddress, readListAddress } from './list-address.ts'

type View = Answer<'listingViews'>['data'][number]

const usual: ReadonlyArray<readonly [label: string, address: ListAddress]> = [
  [t.all, {}],
  [t.views.toConfirm, { confirm: 'due', sort: 'confirmed', order: 'asc' }],
  [t.views.inReview, { status: 'review' }],
  [t.views.drafts, { status: 'draft' }],
  [t.views.onHold, { status: 'hold' }],
  ...(isOn('maps') ? [[t.views.noPosition, { status: 'published', position: 'none' }] as const] : []),
]

/** Active only with exactly its own filter. */
const asItStands = { exact: true, includeSearch: true }

const pill =
  'inline-flex min-h-10 items-center rounded-full border border-line bg-white px-4 hover:border-field aria-[current=page]:border-green-700 aria-[current=page]:bg-green-50 aria-[current=page]:font-medium aria-[current=page]:text-green-800'

/** Named filters: the common ones, and the user's own. Each is an address that can be sent to a colleague. */
export function ListingViews({ address, views }: { address: ListAddress; views: readonly View[] }) {
  const keeping = useOverlay()
  const here = written(address)
  const isKept = views.some(({ query }) => written(read(query)) === here)
  return (
    <nav aria-label={t.views.label} className="mb-4 flex flex-wrap items-center gap-2">
      {usual.map(([label, search]) => (
        <Link key={label} to="/listings" search={search} activeOptions={asItStands} className={pill}>
          {label}
        </Link>
      ))}
      {views.map((view) => (
        <KeptView key={view.id} view={view} />
      ))}
      {isFiltered(address) && !isKept && (
        <Button size="sm" variant="ghost" onClick={keeping.open}>
          {t.saveView}
        </Button>
      )}
      <Modal overlay={keeping} title={t.saveView} className="w-[min(92vw,420px)]">
        <KeepView query={here} onKept={keeping.close} />
      </Modal>
    </nav>
  )
}

function KeptView({ view }: { view: View }) {
  const router = useRouter()
  const forget = async () => {
    const { id, name, query } = view
    await call('forgetListingView', { params: { id } })
    await router.invalidate()
    notify(t.viewDeleted({ name }), async () => {
      await call('keepListingView', { body: { name, query } })
      await router.invalidate()
    })
  }
  return (
    <span className="inline-flex items-center">
      <Link to="/listings" search={read(view.query)} activeOptions={asItStands} className={pill}>
        {view.name}
      </Link>
      <button
        type="button"
        aria-label={t.deleteView({ name: view.name })}
        onClick={() => void forget()}
        className="grid size-9 place-items-center rounded-full text-muted hover:text-ink"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </span>
  )
}

function KeepView({ query, onKept }: { query: string; onKept: () => void }) {
  const router = useRouter()
  const form = useForm({
    initial: { name: '' },
    async send({ name }) {
      await call('keepListingView', { body: { name, query } })
      await router.invalidate()
      onKept()
    },
  })
  return (
    <div className="p-6 pt-1">
      <SubmitForm form={form} submit={t.saveViewSubmit}>
        <Field {...form.field('name')} label={t.viewName} hint={t.viewNameHint} startsFocused />
      </SubmitForm>
    </div>
  )
}

/** A filter without its page, its keys in one order. */
function written({ page: _, ...address }: ListAddress): string {
  const entries = Object.entries(address).map(([key, value]) => [key, String(value)])
  return new URLSearchParams(entries.sort()).toString()
}

function read(query: string): ListAddress {
  return readListAddress(Object.fromEntries(new URLSearchParams(query)))
}
