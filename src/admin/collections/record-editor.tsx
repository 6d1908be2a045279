import { Link, useNavigate } from '@tanstack/react-router'
import { ArchiveRestore, ArrowLeft, ExternalLink, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, buttonClass } from '#ui/button.tsx'
import { Panel, Screen } from '../components/screen.tsx'
import { CollisionNotice } from '../forms/collision-notice.tsx'
import { FormElement } from '../forms/form.tsx'
import { RestoredNotice, SaveBar } from '../forms/save-bar.tsx'
import type { Kept, Kind } from './content-type.ts'
import { FieldOf } from './field-of.tsx'
import type { Values } from './field-spec.ts'
import { fieldTexts } from './field-texts.ts'
import { useArchiving } from './use-archiving.ts'
import { useRecordForm } from './use-record-form.ts'

/** The form of one record, or of a new one. */
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
  const { item, values } = form
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
      <div className="max-w-4xl">
        {item?.archived && (
          <p className="mb-4 rounded-card bg-gold-50 px-4 py-3">
            {`This ${kind.one} is in the archive: ${kind.offSite?.archived ?? 'the site does not show it'}.`}
          </p>
        )}
        <RestoredNotice form={form} />
        <CollisionNotice
          form={form}
          what={kind.one}
          lastSaved={({ lastSaved }) => lastSaved}
          texts={fieldTexts(kind.sections)}
        />
        {item && !item.archived && kind.onSite && <OnSite href={kind.onSite(item, values)} />}
        <FormElement
          form={form}
          // What the keyboard comes to is not left under the bar below.
          className="[&_:is(input,textarea,select,button)]:scroll-mb-36"
        >
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
          <SaveBar form={form} lastSaved={item?.lastSaved}>
            {item && <ArchiveButton kind={kind} item={item} values={values} />}
          </SaveBar>
        </FormElement>
      </div>
      {item && children && <div className="mt-6 max-w-4xl">{children}</div>}
    </Screen>
  )
}

function OnSite({ href }: { href: string }) {
  return (
    <p className="mb-4">
      <a
        href={href}
        target="_blank"
        rel="noreferrer"
        className="inline-flex min-h-9 items-center gap-2 text-green-700 underline underline-offset-4"
      >
        See it on the site
        <ExternalLink aria-hidden="true" className="size-4" />
      </a>
    </p>
  )
}

function ArchiveButton({ kind, item, values }: { kind: Kind; item: Kept; values: Values }) {
  const { put } = useArchiving(kind)
  const navigate = useNavigate()
  const turn = async () => {
    if (await put([item], !item.archived, () => kind.nameOf(values))) await navigate({ to: kind.path })
  }
  const Icon = item.archived ? ArchiveRestore : Trash2
  return (
    <Button className="ml-auto" onClick={() => void turn()}>
      <Icon aria-hidden="true" className="size-4.5" />
      {item.archived ? 'Bring back' : 'Delete'}
    </Button>
  )
}
