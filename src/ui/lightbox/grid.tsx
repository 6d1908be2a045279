import { Play, X } from 'lucide-react'
import { lightbox as t } from '#messages/common.ts'
import { IconButton } from '../button.tsx'
import { contentLang } from '../content-lang.ts'
import { Picture } from '../picture.tsx'
import { darkButton } from './dark-button.ts'
import { type Slide, slideImage, slideText, slideUrl } from './media.ts'

/** All photos, plans and videos side by side, each kind under its heading. */
export function LightboxGrid({
  slides,
  title,
  last,
  close,
  onOpen,
}: {
  slides: readonly Slide[]
  title: string
  /** The one that was shown before. */
  last: number | undefined
  close: () => void
  onOpen: (at: number) => void
}) {
  const kinds = (['photo', 'plan', 'video'] as const).filter((kind) =>
    slides.some((slide) => slide.kind === kind),
  )
  return (
    <>
      <div className="flex items-center justify-between gap-4 px-4 py-3">
        <p lang={contentLang(title)} className="line-clamp-1 font-medium">
          {title}
        </p>
        <IconButton
          label={t.close}
          onClick={close}
          data-autofocus={last === undefined || undefined}
          className={darkButton}
        >
          <X aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 pb-6">
        {kinds.map((kind) => (
          <section key={kind} aria-label={t.kinds[kind]} className="mx-auto max-w-[80rem] not-first:mt-8">
            {kinds.length > 1 && <h2 className="mb-3 text-lg">{t.kinds[kind]}</h2>}
            <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(9rem,22%)),1fr))] gap-2">
              {slides.map((slide, at) =>
                slide.kind === kind ? (
                  <li key={slideUrl(slide)}>
                    <Tile slide={slide} takesFocus={at === last} onOpen={() => onOpen(at)} />
                  </li>
                ) : null,
              )}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}

function Tile({ slide, takesFocus, onOpen }: { slide: Slide; takesFocus: boolean; onOpen: () => void }) {
  const text = slideText(slide)
  return (
    <button
      ref={takesFocus ? takeFocus : undefined}
      type="button"
      onClick={onOpen}
      aria-label={t.open({ kind: t.kind[slide.kind], text })}
      className="relative block w-full overflow-hidden rounded-card"
    >
      <Picture
        src={slideImage(slide)}
        alt=""
        standIn={slide.kind === 'video' ? 'video' : 'property'}
        sizes="(width < 768px) 48vw, 320px"
        className={`aspect-4/3 w-full ${slide.kind === 'plan' ? 'bg-white! object-contain!' : ''}`}
      />
      {slide.kind === 'video' && (
        <span className="absolute inset-0 grid place-items-center bg-black/35">
          <Play aria-hidden="true" className="size-10 fill-current" />
        </span>
      )}
    </button>
  )
}

function takeFocus(tile: HTMLElement | null) {
  tile?.focus()
}
