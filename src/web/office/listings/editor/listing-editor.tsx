import { getRouteApi, Link, useNavigate, useRouter } from '@tanstack/react-router'
import { ArrowLeft, Eye } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { StoredImage } from '#contract/image.ts'
import { isOnSite } from '#contract/listing-life.ts'
import type { ListingStatus } from '#contract/property.ts'
import { Button } from '../../../ui/button.tsx'
import { Modal } from '../../../ui/modal.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { useOverlay } from '../../../ui/use-overlay.ts'
import { call, OfficeError } from '../../call.ts'
import { useAgents, useAreas, useCities } from '../../lookups.ts'
import { Panel, useTitle } from '../../ui/screen.tsx'
import { tell, tellTrouble } from '../../ui/toasts.ts'
import { useSaveKey } from '../../ui/use-save-key.ts'
import { statusLabels } from '../listing-words.ts'
import { StatusBadge } from '../status-badge.tsx'
import { useListingChanges } from '../use-listing-changes.ts'
import { ApprovalFields } from './approval-fields.tsx'
import { Differences } from './difference-dialog.tsx'
import { FactsFields, FeaturesField, WordsFields } from './facts-fields.tsx'
import type { FormField, Opened } from './listing-form.ts'
import { Others, Review } from './notices.tsx'
import { PeopleFields } from './people-fields.tsx'
import { PicturesField } from './pictures-field.tsx'
import { PlaceFields } from './place-fields.tsx'
import { ListingPreview } from './preview.tsx'
import { Saving } from './saving.tsx'
import { StatePanel } from './state-panel.tsx'
import { useListingEditor } from './use-listing-editor.ts'
import { VideosField } from './videos-field.tsx'

const office = getRouteApi('/office')

export function ListingEditorScreen({
  opened,
  confirmsAtOnce,
}: {
  opened: Opened
  /** Came by the link of a mail that asks whether it is still to be had. */
  confirmsAtOnce: boolean
}) {
  const { permissions } = office.useLoaderData()
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
  const addKnown = (picture: StoredImage) => setKnown((before) => new Map(before).set(picture.url, picture))
  const preview = <ListingPreview form={form} opened={opened} names={names} known={known} />
  const editing = { form, errors, change }
  const save = async () => {
    const { isChanged, goesToReview } = editor
    if (!isChanged) return
    if ((await editor.save()) === undefined)
      return fields.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
    tell(goesToReview ? 'Saved. A manager looks at it before visitors see it again.' : 'Saved.')
  }
  useSaveKey(() => void save())
  return (
    <>
      <header className="z-9 -mx-4 -mt-4 mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-sand px-4 py-3 md:sticky md:top-[69px] lg:top-0 lg:-mx-8 lg:-mt-8 lg:px-8">
        <Link
          to="/listings"
          aria-label="All listings"
          className="grid size-11 place-items-center rounded-full hover:bg-white"
        >
          <ArrowLeft aria-hidden="true" className="size-5" />
        </Link>
        <div className="min-w-40 flex-1">
          <h1 className="truncate text-xl">{form.title || `Listing ${opened.id}`}</h1>
          <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
            <span className="tabular-nums">{`ID ${opened.id}`}</span>
            <StatusBadge status={opened.status} />
            <Saving editor={editor} />
          </p>
        </div>
        <Button onClick={looking.open} className="xl:hidden">
          <Eye aria-hidden="true" className="size-5" />
          <span className="max-sm:sr-only">Preview</span>
        </Button>
        {editor.isChanged && <Button onClick={() => void editor.discard()}>Put changes away</Button>}
        {mayEdit && (
          <Button
            variant="main"
            aria-disabled={editor.isSaving || !editor.isChanged}
            onClick={() => void save()}
            aria-keyshortcuts="Control+S Meta+S"
          >
            {editor.isSaving && <Spinner />}
            Save
          </Button>
        )}
      </header>
      {mayEdit && <Others id={opened.id} version={editor.version} onCompare={() => void editor.compare()} />}
      {mayEdit && !mayPublish && isOnSite(opened.status) && <Review goesThere={editor.goesToReview} />}
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_400px]">
        <fieldset ref={fields} disabled={!mayEdit} className="min-w-0">
          <legend className="sr-only">The listing</legend>
          <Panel title="What it says">
            <WordsFields {...editing} />
          </Panel>
          <Panel title="The property">
            <FactsFields {...editing} />
          </Panel>
          <Panel title="Photos">
            <PicturesField
              label="Photos"
              hasCover
              chosen={form.photos}
              known={known}
              error={errors.photos}
              onKnown={addKnown}
              onChosen={(photos) => change({ photos })}
            />
          </Panel>
          <Panel title="Where it is">
            <PlaceFields {...editing} />
          </Panel>
          <Panel title="Amenities">
            <FeaturesField {...editing} />
          </Panel>
          <Panel title="Approval">
            <ApprovalFields {...editing} />
          </Panel>
          <Panel title="Floor plans">
            <PicturesField
              label="Floor plans"
              chosen={form.floor_plans}
              known={known}
              error={errors.floor_plans}
              onKnown={addKnown}
              onChosen={(floor_plans) => change({ floor_plans })}
            />
          </Panel>
          <Panel title="Videos and tours">
            <VideosField
              videos={form.videos}
              error={errors.videos}
              onVideos={(videos) => change({ videos })}
            />
          </Panel>
          <Panel title="Whose it is">
            <PeopleFields {...editing} mayPublish={mayPublish} agentName={opened.agent?.name} />
          </Panel>
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

/** Gives the listing another state, what was typed first; with a way back. */
function useStatus(opened: Opened, editor: ReturnType<typeof useListingEditor>) {
  const router = useRouter()
  return async (status: ListingStatus) => {
    const version = editor.isChanged ? await editor.save() : editor.version
    if (version === undefined) return
    try {
      const body = { status, version }
      const { data, undo } = await call('setListingStatus', { params: { id: opened.id }, body })
      editor.takeIn(data)
      await router.invalidate()
      tell(`Now: ${statusLabels[status]}.`, async () => {
        await call('undoListings', { params: { change: undo } })
        editor.takeIn((await call('openListing', { params: { id: opened.id } })).data)
      })
    } catch (error) {
      if (!(error instanceof OfficeError)) throw error
      tellTrouble(error.message)
      // What was changed is to be read before it is decided on.
      if (error.status === 409) await editor.compare()
    }
  }
}

function useConfirm(id: number, atOnce: boolean) {
  const navigate = useNavigate()
  const changes = useListingChanges()
  const confirm = () => changes({ action: 'confirm', ids: [id] }, 'confirmed.')
  const isDone = useRef(false)
  useEffect(() => {
    if (!atOnce || isDone.current) return
    isDone.current = true
    void confirm().then(() => navigate({ to: '/listings/$id', params: { id: String(id) }, replace: true }))
  })
  return () => void confirm()
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
