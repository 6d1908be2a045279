import { Link, useNavigate, useRouter } from '@tanstack/react-router'
import { ArchiveRestore, ArrowLeft, ExternalLink, Save, Trash2 } from 'lucide-react'
import { type FormEvent, type ReactNode, useRef } from 'react'
import { Button, buttonClass } from '#ui/button.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { When } from '../components/relative-time.tsx'
import { Panel, Screen } from '../components/screen.tsx'
import { useSaveKey } from '../components/use-save-key.ts'
import { CollisionPanel } from './collision-panel.tsx'
import { type Kept, type Kind, pathOf } from './content-type.ts'
import { FieldOf } from './field-of.tsx'
import { useArchiving } from './use-archiving.ts'
import { type RecordForm, useRecordForm } from './use-record-form.ts'

/** The form of one kept thing, or of a new one. */
export function RecordEditor({
  kind,
  loaded,
  children,
}: {
  kind: Kind
  loaded: Kept | undefined
  /** What is done with the saved one besides. */
  children?: ReactNode
}) {
  const form = useRecordForm(kind, loaded)
  const navigate = useNavigate()
  const router = useRouter()
  const box = useRef<HTMLFormElement>(null)
  const { item, values, error, problems } = form
  const save = async () => {
    const saved = await form.save()
    if (!saved) return box.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
    await router.invalidate()
    if (!item) await navigate({ to: pathOf(kind, saved.id), replace: true })
  }
  useSaveKey(() => void save())
  const hasProblem = Object.keys(problems).length > 0
  return (
    <Screen
      title={item ? kind.nameOf(values) || `A ${kind.one} without a name` : `New ${kind.one}`}
      actions={
        <Link to={kind.path} className={buttonClass({ variant: 'ghost' })}>
          <ArrowLeft aria-hidden="true" className="size-4.5" />
          {`All ${kind.many.toLowerCase()}`}
        </Link>
      }
    >
      <form
        ref={box}
        noValidate
        // What the keyboard comes to is not left under the bar below.
        className="max-w-4xl [&_:is(input,textarea,select,button)]:scroll-mb-36"
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          void save()
        }}
      >
        <State kind={kind} form={form} />
        {kind.sections.map(({ title, text, fields }) => (
          <Panel key={title} title={title}>
            {text && <p className="-mt-3 mb-4 text-sm text-muted">{text}</p>}
            <div className="grid gap-4 md:grid-cols-2">
              {fields.map((spec) => (
                <div key={spec.name} className={spec.wide ? 'md:col-span-2' : ''}>
                  <FieldOf spec={spec} form={form} />
                </div>
              ))}
            </div>
          </Panel>
        ))}
        {kind.More && <kind.More item={item} values={values} />}
        <div className="bottom-4 z-5 tall:sticky rounded-panel border border-line bg-white px-4 py-3 shadow-raised sm:px-5">
          {error && (hasProblem || !form.collision) && (
            <p role="alert" className="mb-2 text-danger">
              {error}
            </p>
          )}
          <div className="flex flex-wrap items-center gap-3">
            <Button
              type="submit"
              variant="main"
              aria-disabled={form.isSaving}
              aria-keyshortcuts="Control+S Meta+S"
            >
              {form.isSaving ? <Spinner /> : <Save aria-hidden="true" className="size-4.5" />}
              Save
            </Button>
            {form.isChanged && <Button onClick={form.discard}>Discard my changes</Button>}
            <LastSaved item={item} isChanged={form.isChanged} />
            {item && <ArchiveButton kind={kind} item={item} name={kind.nameOf(values)} />}
          </div>
        </div>
      </form>
      {item && children && <div className="mt-6 max-w-4xl">{children}</div>}
    </Screen>
  )
}

function State({ kind, form }: { kind: Kind; form: RecordForm }) {
  const { item, values, collision, isRestored } = form
  return (
    <>
      {item?.archived && (
        <p className="mb-4 rounded-card bg-gold-50 px-4 py-3">
          {`This ${kind.one} is in the archive: ${kind.offSite?.archived ?? 'the site does not show it'}.`}
        </p>
      )}
      {isRestored && (
        <p role="status" className="mb-4 rounded-card bg-gold-50 px-4 py-3">
          What you typed here before, and did not save, is back.
        </p>
      )}
      {collision && (
        <CollisionPanel
          sections={kind.sections}
          collision={collision}
          mine={values}
          onResolve={form.resolve}
        />
      )}
      {item && !item.archived && kind.onSite && (
        <p className="mb-4">
          <a
            href={kind.onSite(item, values)}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-9 items-center gap-2 text-green-700 underline underline-offset-4"
          >
            See it on the site
            <ExternalLink aria-hidden="true" className="size-4" />
          </a>
        </p>
      )}
    </>
  )
}

function LastSaved({ item, isChanged }: { item: Kept | undefined; isChanged: boolean }) {
  if (!item) return <p className="text-sm text-muted">Not saved yet</p>
  return (
    <p className="text-sm text-muted">
      {isChanged && 'Changed. '}
      {item.lastSaved && (
        <>
          {`Saved by ${item.lastSaved.by} `}
          <When iso={item.lastSaved.at} />
        </>
      )}
    </p>
  )
}

function ArchiveButton({ kind, item, name }: { kind: Kind; item: Kept; name: string }) {
  const { put } = useArchiving(kind)
  const navigate = useNavigate()
  const turn = async () => {
    if (await put([item], !item.archived, () => name)) await navigate({ to: kind.path })
  }
  const Icon = item.archived ? ArchiveRestore : Trash2
  return (
    <Button className="ml-auto" onClick={() => void turn()}>
      <Icon aria-hidden="true" className="size-4.5" />
      {item.archived ? 'Bring back' : 'Delete'}
    </Button>
  )
}
