import { Bell } from 'lucide-react'
import { type ComponentProps, lazy, Suspense } from 'react'
import { searchQuery } from '#contract/search/search-address.ts'
import type { SearchChoice } from '#contract/search/search-keys.ts'
import { alertPages as t } from '#messages/site.ts'
import { call } from '#ui/api.ts'
import { buttonClass } from '#ui/button.tsx'
import { forgetDraft } from '#ui/forms/draft-storage.ts'
import { localPath } from '#ui/local-path.ts'
import { Modal } from '#ui/modal.tsx'
import { Ripple } from '#ui/ripple.tsx'
import { useOverlay } from '#ui/use-overlay.ts'
import type { DescribedSearch } from './described-search.tsx'
import type { SaveSearchForm } from './save-search-form.tsx'

type SaveSearchFormProps = Omit<ComponentProps<typeof SaveSearchForm>, 'channels'>

const draft = 'save-search'

const load = async () => {
  const [{ SaveSearchForm }, { data }] = await Promise.all([
    import('./save-search-form.tsx'),
    call('alertChannels'),
  ])
  return {
    default: (props: SaveSearchFormProps) => <SaveSearchForm {...props} channels={data.channels} />,
  }
}

/** Opens the form that saves a search; without JavaScript it leads to the page with the same form. */
export function SaveSearch({
  choice,
  asBell = false,
  ...described
}: {
  choice: SearchChoice
  /** Only a bell, but on the widest screens. */
  asBell?: boolean
} & DescribedSearch) {
  const overlay = useOverlay()
  const query = savedQuery(choice)
  return (
    <>
      <a
        href={localPath(`/alerts/new?${query}`)}
        rel="nofollow"
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return
          event.preventDefault()
          overlay.open()
        }}
        className={`${buttonClass({ variant: 'tint' })} px-4! ${asBell ? 'shrink-0 max-[90rem]:size-11 max-[90rem]:p-0!' : ''}`}
      >
        <Bell aria-hidden="true" className="size-4.5 shrink-0" />
        <span className={asBell ? 'max-[90rem]:sr-only' : ''}>{t.save}</span>
      </a>
      <Modal
        overlay={overlay}
        title={t.saveTitle}
        onDiscard={() => forgetDraft(draft)}
        className="w-[min(480px,calc(100vw-32px))]"
      >
        <div className="px-6 pb-6">
          <Suspense
            fallback={
              <div className="grid h-[420px] place-items-center">
                <Ripple />
              </div>
            }
          >
            <Form {...described} query={query} draft={draft} onSaved={overlay.leave} />
          </Suspense>
        </div>
      </Modal>
    </>
  )
}

const Form = lazy(load)

/** The search alone: neither its page nor how its results are shown. */
export function savedQuery(choice: SearchChoice): string {
  const { typed: _typed, sort: _sort, view: _view, page: _page, perPage: _perPage, ...search } = choice
  return searchQuery(search)
}
