import { waitingFields } from '#contract/listings/status-transitions.ts'
import { listingEditor as t } from '#messages/admin.ts'
import { call } from '../../call.ts'
import { notify, notifyFailure } from '../../components/toasts.ts'
import { changes } from '../../forms/merge.ts'
import { useVersionedForm } from '../../forms/use-versioned-form.ts'
import { fieldNames } from './field-texts.ts'
import {
  checkValues,
  type ListingValues,
  type Opened,
  readValues,
  toListingValues,
} from './listing-values.ts'
import { useListingDraft } from './use-listing-draft.ts'

/** What makes sense only together: a size and its unit, a place, a pin. */
const groups = [
  ['size_value', 'size_unit', 'marla_basis'],
  ['city_id', 'area_id'],
  ['lat', 'long'],
]

/** One listing being edited. What is typed is stored on the server as a draft, until it is saved on the listing. */
export function useListingEditor(opened: Opened, mayPublish: boolean) {
  const params = { id: opened.id }
  const draft = useListingDraft(opened)
  const form = useVersionedForm<Opened, ListingValues>({
    loaded: opened,
    valuesOf: (item = opened) => toListingValues(item),
    groups,
    drafts: draft.drafts,
    check: (values) => checkValues(values, mayPublish),
    load: async () => (await call('openListing', { params })).data,
    save: (values, item = opened) =>
      draft.during(async () => {
        const content = readValues(values, mayPublish).data
        if (!content) throw new Error('What was checked cannot be read')
        const body = { base_version: item.version, content }
        return (await call('saveListing', { params, body })).data
      }),
    onSaved(_item, how) {
      if (how === 'merged') notify(t.savedWithTheirs)
    },
    onFailure(message, status) {
      notifyFailure(status === undefined ? t.notValid : message)
    },
  })
  const { item = opened, values } = form
  const changed = changes(values, toListingValues(item))
  const changedFields = fieldNames.filter((name) => name in changed)
  return {
    ...form,
    draft: draft.state,
    version: item.version,
    /** Some of it waits for approval once it is saved. */
    needsApproval: !mayPublish && waitingFields(opened.status, changedFields, opened.freeFields).length > 0,
  }
}

export type ListingEditor = ReturnType<typeof useListingEditor>
