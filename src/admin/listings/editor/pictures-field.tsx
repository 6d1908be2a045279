import { ChevronLeft, ChevronRight, GripHorizontal, Star, Trash2 } from 'lucide-react'
import { type DragEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { StoredImage } from '#contract/files/image.ts'
import { adminListingMedia as t } from '#messages/admin.ts'
import { Picture } from '#ui/picture.tsx'
import { insertInChosenOrder } from '#ui/upload/chosen-order.ts'
import { sendFile } from '#ui/upload/send-file.ts'
import { UploadField } from '#ui/upload/upload-field.tsx'
import { useUploads } from '#ui/upload/use-uploads.ts'
import { movedTo } from '../../collections/move-item.ts'
import { notify } from '../../components/toasts.ts'
import type { DescribedPicture } from './listing-values.ts'

type Chosen = readonly DescribedPicture[]

/**
 * Pictures in the order in which visitors see them: sent by choosing or dropping files, moved by dragging or with the
 * arrow keys, each with words for who cannot see it. The first photo is the cover.
 */
export function PicturesField({
  label,
  hasCover = false,
  chosen,
  known,
  error,
  onKnown,
  onChosen,
}: {
  label: string
  hasCover?: boolean
  chosen: Chosen
  /** What is known of stored pictures, by their address. */
  known: ReadonlyMap<string, StoredImage>
  error: string | undefined
  onKnown: (picture: StoredImage) => void
  onChosen: (chosen: Chosen) => void
}) {
  const uploads = useUploads({ kinds: ['picture'], send: sendFile })
  const [news, setNews] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const focused = useRef<string>(undefined)
  const dragged = useRef<number>(undefined)
  const numbers = useRef(new Map<string, number>())

  // What has arrived goes from the list of those on their way to the pictures.
  useEffect(() => {
    const arrived = uploads.uploads.filter(({ status }) => status === 'done')
    if (arrived.length === 0) return
    let next = chosen
    for (const upload of arrived) {
      if (upload.status !== 'done') continue
      const { address, width, height, placeholder } = upload.stored
      onKnown({ url: address, alt: '', width: width ?? 4, height: height ?? 3, placeholder })
      if (!next.some(({ url }) => url === address)) {
        numbers.current.set(address, upload.key)
        next = insertInChosenOrder(next, { url: address, alt: '', alt_ur: '' }, ({ url }) =>
          numbers.current.get(url),
        )
      }
      uploads.dismiss(upload.key)
    }
    if (next !== chosen) onChosen(next)
  })
  useEffect(() => {
    if (focused.current === undefined) return
    list.current?.querySelector<HTMLElement>(`[data-move="${CSS.escape(focused.current)}"]`)?.focus()
    focused.current = undefined
  })

  const move = (from: number, to: number) => {
    const picture = chosen[from]
    if (!picture || to < 0 || to >= chosen.length || from === to) return
    focused.current = picture.url
    onChosen(movedTo(chosen, from, to))
    setNews(t.movedTo({ number: to + 1, count: chosen.length }))
  }
  const remove = (at: number) => {
    const before = chosen
    onChosen(chosen.filter((_, index) => index !== at))
    notify(t.photoRemoved, async () => onChosen(before))
  }
  const setWords = (at: number, words: Partial<DescribedPicture>) =>
    onChosen(chosen.map((one, index) => (index === at ? { ...one, ...words } : one)))
  const drop = (event: DragEvent, to: number) => {
    if (dragged.current === undefined) return
    event.preventDefault()
    move(dragged.current, to)
    dragged.current = undefined
  }
  const press = (event: KeyboardEvent, at: number) => {
    const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    move(at, at + step)
  }

  return (
    <div className="stack-4">
      {chosen.length > 0 && (
        <ul
          ref={list}
          aria-label={label}
          className="grid grid-cols-[repeat(auto-fill,minmax(190px,1fr))] gap-4"
        >
          {chosen.map((picture, at) => (
            <li
              key={picture.url}
              draggable
              onDragStart={(event) => {
                dragged.current = at
                event.dataTransfer.effectAllowed = 'move'
              }}
              onDragOver={(event) => {
                if (dragged.current !== undefined) event.preventDefault()
              }}
              onDrop={(event) => drop(event, at)}
              className="rounded-card border border-line bg-white p-2"
            >
              <div className="relative">
                <Picture
                  src={picture.url}
                  alt={picture.alt}
                  placeholder={known.get(picture.url)?.placeholder ?? null}
                  place="card"
                  sizes="240px"
                  className="aspect-4/3 w-full cursor-grab rounded-sm"
                />
                <span className="absolute top-2 left-2 rounded-full bg-white px-2.5 py-0.5 text-sm font-medium tabular-nums">
                  {hasCover && at === 0 ? t.cover : at + 1}
                </span>
              </div>
              <div className="mt-1 flex items-center">
                <Tool
                  label={t.moveEarlier({ number: at + 1 })}
                  isOff={at === 0}
                  onClick={() => move(at, at - 1)}
                >
                  <ChevronLeft aria-hidden="true" className="size-5" />
                </Tool>
                <button
                  type="button"
                  data-move={picture.url}
                  onKeyDown={(event) => press(event, at)}
                  aria-label={t.handle({ number: at + 1, count: chosen.length })}
                  title={t.handleHint}
                  className="grid min-h-10 flex-1 place-items-center rounded-sm text-muted hover:bg-sand"
                >
                  <GripHorizontal aria-hidden="true" className="size-5" />
                </button>
                <Tool
                  label={t.moveLater({ number: at + 1 })}
                  isOff={at === chosen.length - 1}
                  onClick={() => move(at, at + 1)}
                >
                  <ChevronRight aria-hidden="true" className="size-5" />
                </Tool>
                {hasCover && (
                  <Tool label={t.makeCover({ number: at + 1 })} isOff={at === 0} onClick={() => move(at, 0)}>
                    <Star
                      aria-hidden="true"
                      className={`size-4.5 ${at === 0 ? 'fill-current text-gold' : ''}`}
                    />
                  </Tool>
                )}
                <Tool label={t.remove({ number: at + 1 })} onClick={() => remove(at)}>
                  <Trash2 aria-hidden="true" className="size-4.5" />
                </Tool>
              </div>
              <input
                type="text"
                aria-label={t.altLabel({ number: at + 1 })}
                placeholder={t.altPlaceholder}
                maxLength={200}
                value={picture.alt}
                onChange={({ currentTarget }) => setWords(at, { alt: currentTarget.value })}
                className="mt-1 min-h-10 w-full rounded-input border border-field px-3 text-sm"
              />
              <input
                type="text"
                lang="ur"
                dir="auto"
                aria-label={t.altInUrdu({ number: at + 1 })}
                placeholder={t.altInUrduPlaceholder}
                maxLength={200}
                value={picture.alt_ur}
                onChange={({ currentTarget }) => setWords(at, { alt_ur: currentTarget.value })}
                className="mt-1 min-h-10 w-full rounded-input border border-field px-3 text-sm"
              />
            </li>
          ))}
        </ul>
      )}
      <p aria-live="polite" className="sr-only">
        {news}
      </p>
      <UploadField label={t.add({ label: label.toLowerCase() })} error={error} uploads={uploads} />
    </div>
  )
}

function Tool({
  label,
  isOff = false,
  onClick,
  children,
}: {
  label: string
  isOff?: boolean
  onClick: () => void
  children: React.ReactNode
}) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={isOff}
      onClick={() => {
        if (!isOff) onClick()
      }}
      className="grid size-10 shrink-0 place-items-center rounded-full hover:bg-sand aria-disabled:text-field"
    >
      {children}
    </button>
  )
}
