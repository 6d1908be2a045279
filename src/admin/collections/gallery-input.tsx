import { ArrowDown, ArrowUp, Film, Star, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { z } from 'zod'
import { adminCollections as t } from '#messages/admin.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Picture } from '#ui/picture.tsx'
import { insertInChosenOrder } from '#ui/upload/chosen-order.ts'
import { UploadField } from '#ui/upload/upload-field.tsx'
import type { ListInputProps } from './input-props.ts'
import { moved, movedTo } from './move-item.ts'
import { useStoredUploads } from './use-stored-uploads.ts'

const Media = z.array(
  z.looseObject({
    url: z.string(),
    alt: z.string(),
    alt_ur: z.string().default(''),
    kind: z.string().optional(),
    poster: z.string().nullish(),
  }),
)
type Medium = z.output<typeof Media>[number]

const parseMedia = (value: unknown): Medium[] => Media.safeParse(value).data ?? []

type GalleryProps = ListInputProps & {
  takesFilms: boolean
  /** The address of the cover picture, where one can be chosen. */
  cover?: unknown
  onCover?: (address: string | null) => void
}

/** Pictures, and films where they belong: in their order, each with what it shows. */
export function GalleryInput({
  label,
  hint,
  name,
  value,
  error,
  errors,
  onUpdate,
  takesFilms,
  cover,
  onCover,
}: GalleryProps) {
  const kinds = takesFilms ? (['picture', 'video'] as const) : (['picture'] as const)
  const numbers = useRef(new Map<string, number>())
  const uploads = useStoredUploads({ kinds }, ({ address, kind, poster }, number) => {
    numbers.current.set(address, number)
    const added: Medium = takesFilms
      ? { id: null, kind: kind === 'video' ? 'video' : 'image', url: address, alt: '', alt_ur: '', poster }
      : { url: address, alt: '', alt_ur: '' }
    onUpdate((before) =>
      insertInChosenOrder(parseMedia(before), added, ({ url }) => numbers.current.get(url)),
    )
  })
  const media = parseMedia(value)
  const change = (make: (media: Medium[]) => Medium[]) => onUpdate((before) => make(parseMedia(before)))
  return (
    <fieldset>
      <legend className="mb-2 text-sm text-muted">{`${label} (${media.length})`}</legend>
      <UploadField
        label={takesFilms ? t.gallery.addMedia : t.gallery.addPhotos}
        error={error}
        uploads={uploads}
      />
      {hint && <p className="mt-2 text-sm text-muted">{hint}</p>}
      {takesFilms && (
        <FilmLink
          onLink={(url) =>
            change((before) => [
              ...before,
              { id: null, kind: 'video', url, alt: '', alt_ur: '', poster: null },
            ])
          }
        />
      )}
      <ol className="mt-4 grid gap-3 md:grid-cols-2">
        {media.map((medium, at) => (
          <MediumRow
            key={`${medium.url} ${media.slice(0, at).filter(({ url }) => url === medium.url).length}`}
            medium={medium}
            number={at + 1}
            isLast={at === media.length - 1}
            isCover={onCover !== undefined && cover === medium.url}
            onCover={onCover}
            error={errors[`${name}.${at}.url`] ?? errors[`${name}.${at}.alt`] ?? errors[`${name}.${at}.id`]}
            urduError={errors[`${name}.${at}.alt_ur`]}
            onWords={(words) =>
              change((before) => before.map((each, other) => (other === at ? { ...medium, ...words } : each)))
            }
            onMove={(by) => change((before) => moved(before, at, by))}
            onDropped={(from) => change((before) => movedTo(before, from, at))}
            onRemove={() => {
              change((before) => before.filter((_each, other) => other !== at))
              if (cover === medium.url) onCover?.(null)
            }}
          />
        ))}
      </ol>
    </fieldset>
  )
}

/** What is dragged from one place to another, and is no file. */
const dragType = 'application/x-place'

function MediumRow({
  medium: { url, alt, alt_ur, kind, poster },
  number,
  isLast,
  isCover,
  onCover,
  error,
  urduError,
  onWords,
  onMove,
  onDropped,
  onRemove,
}: {
  medium: Medium
  number: number
  isLast: boolean
  isCover: boolean
  onCover: ((address: string | null) => void) | undefined
  error: string | undefined
  urduError: string | undefined
  onWords: (words: Partial<Pick<Medium, 'alt' | 'alt_ur'>>) => void
  onMove: (by: -1 | 1) => void
  /** Another one, by its place, was dropped on this. */
  onDropped: (from: number) => void
  onRemove: () => void
}) {
  const isFilm = kind === 'video'
  const what = isFilm ? t.gallery.videoNumber({ number }) : t.gallery.photoNumber({ number })
  const label = isFilm ? t.gallery.videoTitle({ what }) : t.gallery.alt({ what })
  return (
    <li
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes(dragType)) event.preventDefault()
      }}
      onDrop={(event) => {
        const from = event.dataTransfer.getData(dragType)
        if (from === '') return
        event.preventDefault()
        onDropped(Number(from))
      }}
      className="grid grid-cols-[80px_minmax(0,1fr)] sm:grid-cols-[112px_minmax(0,1fr)] gap-3 max-[359px]:grid-cols-1 rounded-card border border-line bg-white p-3"
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons beside it do the same with the keyboard */}
      <div
        draggable
        onDragStart={(event) => event.dataTransfer.setData(dragType, String(number - 1))}
        className="relative cursor-grab"
      >
        <Picture
          src={isFilm ? (poster ?? null) : url}
          alt=""
          place="mark"
          sizes="112px"
          className="aspect-4/3 w-full rounded-sm"
        />
        {isFilm && (
          <Film
            aria-label={t.gallery.video}
            className="absolute top-1.5 left-1.5 size-6 rounded-sm bg-white p-1 text-green-700"
          />
        )}
      </div>
      <div className="min-w-0">
        <Field
          label={label}
          name={`alt-${number}`}
          value={alt}
          error={error}
          onValue={(text) => onWords({ alt: text })}
        />
        <Field
          label={t.inUrdu({ label })}
          name={`alt-${number}-ur`}
          lang="ur"
          value={alt_ur}
          error={urduError}
          onValue={(text) => onWords({ alt_ur: text })}
        />
        <div className="mt-1 flex flex-wrap items-center">
          <IconButton
            label={t.gallery.moveUp({ what })}
            aria-disabled={number === 1}
            onClick={() => onMove(-1)}
          >
            <ArrowUp aria-hidden="true" className="size-4.5" />
          </IconButton>
          <IconButton label={t.gallery.moveDown({ what })} aria-disabled={isLast} onClick={() => onMove(1)}>
            <ArrowDown aria-hidden="true" className="size-4.5" />
          </IconButton>
          {onCover && !isFilm && (
            <IconButton
              label={t.gallery.thumbnail({ what })}
              aria-pressed={isCover}
              onClick={() => onCover(isCover ? null : url)}
            >
              <Star aria-hidden="true" className={`size-4.5 ${isCover ? 'fill-gold text-gold' : ''}`} />
            </IconButton>
          )}
          <IconButton label={t.gallery.remove({ what })} onClick={onRemove}>
            <Trash2 aria-hidden="true" className="size-4.5" />
          </IconButton>
        </div>
      </div>
    </li>
  )
}

function FilmLink({ onLink }: { onLink: (url: string) => void }) {
  const [url, setUrl] = useState('')
  const add = () => {
    if (!/^https:\/\/\S+$/.test(url.trim())) return
    onLink(url.trim())
    setUrl('')
  }
  return (
    <div className="mt-3 grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2">
      <Field
        label={t.gallery.link}
        hint={t.gallery.linkHint}
        name="film-link"
        type="url"
        value={url}
        onValue={setUrl}
        error={url !== '' && !/^https:\/\//.test(url) ? t.gallery.linkWrong : undefined}
      />
      <Button onClick={add} className="min-h-13.5">
        {t.gallery.addLink}
      </Button>
    </div>
  )
}
