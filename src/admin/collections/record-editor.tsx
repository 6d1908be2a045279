import { Link, useNavigate } from '@tanstack/react-router'
import { ArchiveRestore, ArrowLeft, ExternalLink, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { adminCollections as t } from '#messages/admin.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Panel, Screen } from '../components/screen.tsx'
import { CollisionNotice } from '../forms/collision-notice.tsx'
import { FormElement } from '../forms/form.tsx'
import { aboveSaveBar, RestoredNotice, SaveBar } from '../forms/save-bar.tsx'
import type { ContentType, VersionedRecord } from './content-type.ts'
import type { FieldSpec, Values } from './field-spec.ts'
import { fieldTexts } from './field-texts.ts'
import { RecordField } from './record-field.tsx'
import { useArchiving } from './use-archiving.ts'
import { useRecordForm } from './use-record-form.ts'

/** The form of one record, or of a new one. */
export function RecordEditor({
  type,
  loaded,
  children,
}: {
  type: ContentType
  loaded: VersionedRecord | undefined
  /** What is done with the saved one besides. */
  children?: ReactNode
}) {
  const form = useRecordForm(type, loaded)
  const { item, values } = form
  return (
    <Screen
      title={
        item ? type.nameOf(values) || t.editor.untitled({ one: type.one }) : t.editor.new({ one: type.one })
      }
      actions={
        <Link to={type.path} className={buttonClass({ variant: 'ghost' })}>
          <ArrowLeft aria-hidden="true" className="size-4.5" />
          {t.editor.all({ many: type.many.toLowerCase() })}
        </Link>
      }
    >
      <div className="max-w-4xl">
        {item?.archived && (
          <p className="mb-4 rounded-card bg-gold-50 px-4 py-3">
            {t.editor.deleted({ one: type.one, effect: type.offSite?.archived ?? t.editor.notOnSite })}
          </p>
        )}
        <RestoredNotice form={form} />
        <CollisionNotice
          form={form}
          what={type.one}
          lastSaved={({ lastSaved }) => lastSaved}
          texts={fieldTexts(type.sections)}
        />
        {item && !item.archived && type.onSite && <OnSite href={type.onSite(item, values)} />}
        <FormElement form={form} className={aboveSaveBar}>
          {type.sections.map(({ title, text, fields }) => (
            <Panel key={title} title={title}>
              {text && <p className="-mt-3 mb-4 text-sm text-muted">{text}</p>}
              <div className="grid gap-4 md:grid-cols-2">
                {fields.map((spec) => (
                  <div key={spec.name} className={columnClass(spec)}>
                    <RecordField spec={spec} form={form} />
                  </div>
                ))}
              </div>
            </Panel>
          ))}
          {type.More && <type.More item={item} values={values} />}
          <SaveBar form={form} lastSaved={item?.lastSaved}>
            {item && <ArchiveButton type={type} item={item} values={values} />}
          </SaveBar>
        </FormElement>
      </div>
      {item && children && <div className="mt-6 max-w-4xl">{children}</div>}
    </Screen>
  )
}

/** Of the grid of two: what is asked for in both languages begins a line. */
function columnClass({ wide, language }: FieldSpec): string {
  if (wide) return 'md:col-span-2'
  return language === 'en' ? 'md:col-start-1' : ''
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
        {t.editor.viewOnSite}
        <ExternalLink aria-hidden="true" className="size-4" />
      </a>
    </p>
  )
}

function ArchiveButton({ type, item, values }: { type: ContentType; item: VersionedRecord; values: Values }) {
  const { put } = useArchiving(type)
  const navigate = useNavigate()
  const turn = async () => {
    if (await put([item], !item.archived, () => type.nameOf(values))) await navigate({ to: type.path })
  }
  const Icon = item.archived ? ArchiveRestore : Trash2
  return (
    <Button className="ml-auto" onClick={() => void turn()}>
      <Icon aria-hidden="true" className="size-4.5" />
      {item.archived ? t.list.restore : t.list.delete}
    </Button>
  )
}
