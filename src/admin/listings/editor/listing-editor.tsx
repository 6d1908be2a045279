import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { StoredImage } from '#contract/files/image.ts'
import { isOnSite } from '#contract/listings/status-transitions.ts'
import { Modal } from '#ui/modal.tsx'
import { useOverlay } from '#ui/use-overlay.ts'
import { useTitle } from '../../components/screen.tsx'
import { notify } from '../../components/toasts.ts'
import { useSaveKey } from '../../components/use-save-key.ts'
import { useAgents, useAreas, useCities } from '../../lookups.ts'
import { ContentFields } from './content-fields.tsx'
import { Differences } from './difference-dialog.tsx'
import { EditorHead } from './editor-head.tsx'
import type { FormField, Opened } from './listing-form.ts'
import { ApprovalNotice, Others } from './notices.tsx'
import { OwnReview } from './own-review.tsx'
import { PeopleFields } from './people-fields.tsx'
import { ListingPreview } from './preview.tsx'
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
  /** Came by the link of a mail that asks whether it is still to be had. */
  confirmsAtOnce: boolean
}) {
  const { permissions } = adminRoute.useLoaderData()
  const mayEdit = permissions.includes('listings.edit')
  const mayPublish = permissions.includes('listings.publish')
  const editor = useListingEditor(opened, mayPublish)
  const { form, errors, change, conflict } = editor
  const [known, setKnown] = useState<ReadonlyMap<string, StoredImage>>(
    () => new Map(opened.pictures.map((picture) => [picture.url, picture])),
  )
  const cities = useCities()
  const areas = useAreas(form.city_id)
  const agents = useAgents()
  const fields = useRef<HTMLFieldSetElement>(null)
  const comparing = useOverlay()
  const looking = useOverlay()
  const setStatus = useStatus(opened, editor)
  const confirm = useConfirm(opened.id, confirmsAtOnce)
  useTitle(form.title || `Listing ${opened.id}`)
  const hasConflict = conflict !== undefined
  const { open, close } = comparing
  useEffect(() => {
    if (hasConflict) open()
    else close()
  }, [hasConflict, open, close])
  useAskBeforeLeaving(editor.keeping.state === 'typing' || editor.keeping.state === 'failed')

  const names = {
    city: cities.find(({ id }) => id === form.city_id)?.name ?? opened.city.name,
    area: areas.find(({ id }) => id === form.area_id)?.name ?? opened.area.name,
  }
  const nameOf = (field: FormField, value: number) => {
    const lists = { city_id: cities, area_id: areas, agent_id: agents }
    const list = field in lists ? lists[field as keyof typeof lists] : []
    return list.find(({ id }) => id === value)?.name
  }
  const preview = <ListingPreview form={form} opened={opened} names={names} known={known} />
  const save = async () => {
    const { isChanged, needsApproval } = editor
    if (!isChanged) return
    if ((await editor.save()) === undefined)
      return fields.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
    notify(needsApproval ? 'Saved. A manager approves it before visitors see it.' : 'Saved.')
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
      {mayEdit && <Others id={opened.id} version={editor.version} onCompare={() => void editor.compare()} />}
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
          <legend className="sr-only">The listing</legend>
          <ContentFields
            {...{ form, errors, change }}
            known={known}
            onKnown={(picture) => setKnown((before) => new Map(before).set(picture.url, picture))}
            people={
              <PeopleFields
                {...{ form, errors, change }}
                mayPublish={mayPublish}
                agentName={opened.agent?.name}
              />
            }
          />
        </fieldset>
        <div className="max-xl:order-first xl:sticky xl:top-24">
          <StatePanel
            opened={opened}
            onStatus={(status) => void setStatus(status)}
            {...(mayEdit && { onConfirm: confirm })}
          />
          <div className="h-[720px] max-xl:hidden">{preview}</div>
        </div>
      </div>
      <Modal overlay={looking} title="As visitors will see it" place="full">
        <div className="h-[calc(100dvh-68px)] px-4 pb-4">{preview}</div>
      </Modal>
      <Modal
        overlay={{ ...comparing, close: editor.leaveConflict }}
        title="Somebody else saved first"
        className="w-[min(94vw,860px)]"
      >
        {conflict && (
          <Differences
            conflict={conflict}
            form={form}
            names={nameOf}
            onResolve={(mine) => void editor.resolve(conflict, mine)}
          />
        )}
      </Modal>
    </>
  )
}

/** Only what has not reached the server yet would be lost. */
function useAskBeforeLeaving(isUnkept: boolean) {
  useEffect(() => {
    if (!isUnkept) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnkept])
}
