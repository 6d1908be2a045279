import { getRouteApi } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import type { StoredImage } from '#contract/files/image.ts'
import { isOnSite } from '#contract/listings/status-transitions.ts'
import { formNames, listingEditor as t } from '#messages/admin.ts'
import { Modal } from '#ui/modal.tsx'
import { useOverlay } from '#ui/use-overlay.ts'
import { ComparablesLinks } from '../../components/comparables-links.tsx'
import { useTitle } from '../../components/screen.tsx'
import { notify } from '../../components/toasts.ts'
import { useSaveKey } from '../../components/use-save-key.ts'
import { CollisionNotice } from '../../forms/collision-notice.tsx'
import { useFocusOnError } from '../../forms/form.tsx'
import { useAgents, useAreas, useCities } from '../../lookups.ts'
import { ContentFields } from './content-fields.tsx'
import { EditorHead } from './editor-head.tsx'
import { fieldTexts } from './field-texts.ts'
import type { FormField, Opened } from './listing-values.ts'
import { ApprovalNotice, Others } from './notices.tsx'
import { OwnReview } from './own-review.tsx'
import { PeopleFields } from './people-fields.tsx'
import { ListingPreview } from './preview.tsx'
import { PriceCheck } from './price-check.tsx'
import { ReviewPanel } from './review-panel.tsx'
import { StatePanel } from './state-panel.tsx'
import { useListingEditor } from './use-listing-editor.ts'
import { useConfirm, useStatus } from './use-next-state.ts'

const adminRoute = getRouteApi('/admin')

export function ListingEditorScreen({
  opened,
  confirmsAtOnce,
}: {
  opened: Opened
  /** Opened from the email that asks whether the property is still available. */
  confirmsAtOnce: boolean
}) {
  const { permissions } = adminRoute.useLoaderData()
  const mayEdit = permissions.includes('listings.edit')
  const mayPublish = permissions.includes('listings.publish')
  const editor = useListingEditor(opened, mayPublish)
  const { values } = editor
  const [known, setKnown] = useState<ReadonlyMap<string, StoredImage>>(
    () => new Map(opened.pictures.map((picture) => [picture.url, picture])),
  )
  const cities = useCities()
  const areas = useAreas(values.city_id)
  const agents = useAgents()
  const fields = useRef<HTMLFieldSetElement>(null)
  const looking = useOverlay()
  const setStatus = useStatus(opened, editor)
  const confirm = useConfirm(opened.id, confirmsAtOnce)
  useTitle(values.title || t.untitled({ id: opened.id }))
  useFocusOnError(fields, editor.failures)

  const names = {
    city: cities.find(({ id }) => id === values.city_id)?.name ?? opened.city.name,
    area: areas.find(({ id }) => id === values.area_id)?.name ?? opened.area.name,
  }
  const nameOf = (field: FormField, value: number) => {
    const lists = { city_id: cities, area_id: areas, agent_id: agents }
    const list = field in lists ? lists[field as keyof typeof lists] : []
    return list.find(({ id }) => id === value)?.name
  }
  const preview = <ListingPreview values={values} opened={opened} names={names} known={known} />
  const save = async () => {
    const { isChanged, needsApproval } = editor
    if (!isChanged || !(await editor.save())) return
    notify(needsApproval ? t.savedForApproval : t.saved)
  }
  useSaveKey(() => void save())
  return (
    <>
      <EditorHead
        opened={opened}
        editor={editor}
        onLook={looking.open}
        {...(mayEdit && { onSave: () => void save() })}
      />
      <CollisionNotice
        form={editor}
        what={formNames.listing}
        lastSaved={({ updatedAt }) => ({ at: updatedAt })}
        texts={fieldTexts(nameOf)}
      />
      {mayEdit && <Others id={opened.id} editor={editor} />}
      {mayEdit && !mayPublish && isOnSite(opened.status) && (
        <ApprovalNotice needsApproval={editor.needsApproval} freeFields={opened.freeFields} />
      )}
      {mayPublish ? (
        <ReviewPanel opened={opened} editor={editor} names={nameOf} />
      ) : (
        mayEdit && <OwnReview opened={opened} editor={editor} />
      )}
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_400px]">
        <fieldset ref={fields} disabled={!mayEdit} className="min-w-0">
          <legend className="sr-only">{t.formLegend}</legend>
          <ContentFields
            form={editor}
            known={known}
            onKnown={(picture) => setKnown((before) => new Map(before).set(picture.url, picture))}
            people={<PeopleFields form={editor} mayPublish={mayPublish} agentName={opened.agent?.name} />}
          />
        </fieldset>
        <div className="max-xl:order-first xl:sticky-beside-20">
          <StatePanel
            opened={opened}
            onStatus={(status, agreedPrice) => void setStatus(status, agreedPrice)}
            {...(mayEdit && { onConfirm: confirm })}
          />
          {mayEdit && <PriceCheck id={opened.id} values={values} />}
          <ComparablesLinks of={{ listing: opened.id }} />
          <div className="h-[720px] max-xl:hidden">{preview}</div>
        </div>
      </div>
      <Modal overlay={looking} title={t.previewTitle} place="full">
        <div className="h-[calc(var(--window-height)-68px)] px-4 pb-4">{preview}</div>
      </Modal>
    </>
  )
}
