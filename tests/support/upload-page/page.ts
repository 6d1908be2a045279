/** A form with the upload part, as screens will use it; the values they would send are in `data-stored`. */
import { createElement, useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { FileKind } from '#contract/files/upload-types.ts'
import { sendFile } from '#ui/upload/send-file.ts'
import { UploadField } from '#ui/upload/upload-field.tsx'
import { useUploads } from '#ui/upload/use-uploads.ts'
import '#ui/styles.css'

const kinds: Readonly<Record<string, FileKind[]>> = {
  Photos: ['picture'],
  Media: ['picture', 'video'],
  Papers: ['document'],
}

function Form({ label }: { label: string }) {
  const uploads = useUploads({ kinds: kinds[label] ?? [], send: sendFile })
  return createElement(
    'section',
    {
      'aria-label': label,
      'data-busy': uploads.isBusy,
      'data-stored': uploads.stored.map(({ address }) => address).join(' '),
    },
    createElement(UploadField, { label: `Choose ${label.toLowerCase()}`, uploads }),
  )
}

function Page() {
  const [isOpen, setOpen] = useState(true)
  const close = createElement('button', { type: 'button', onClick: () => setOpen(false) }, 'Leave')
  const forms = Object.keys(kinds).map((label) => createElement(Form, { key: label, label }))
  return createElement('main', { className: 'column section stack-6' }, [
    createElement('h1', { key: 'title' }, 'Uploads'),
    ...(isOpen ? forms : []),
    createElement('p', { key: 'close' }, close),
  ])
}

const root = document.getElementById('root')
if (root) createRoot(root).render(createElement(Page))
