/** The photos of a card after the first. Loaded once a card is touched, pointed at or focused (`shell/hearts.ts`). */
import type { StoredImage } from '#contract/files/image.ts'
import { cards as t } from '#messages/site.ts'
import { call } from '#ui/api.ts'
import { pictureSources } from '#ui/picture-sources.ts'
import { isRightToLeft } from '#ui/reading-direction.ts'

const opened = new WeakSet<HTMLElement>()

/** Gives a card its arrows, and each further photo once the visitor goes towards it. The same card twice is one. */
export function openPhotos(card: HTMLElement): void {
  if (opened.has(card)) return
  opened.add(card)
  const photos = photosOf(card)
  const arrows = arrowsOf(card, photos)
  const follow = () => {
    const at = shownAt(card)
    showPlace(card, at, photos.count)
    arrows.showAt(at)
    void photos.bring(at + 1)
  }
  card.addEventListener('scroll', follow, { passive: true })
  // It was swiped before this code had come.
  if (card.scrollLeft !== 0) follow()
}

/** The number of the photo in view, from 0. Scrolled from right to left, positions are negative. */
function shownAt({ scrollLeft, clientWidth }: HTMLElement): number {
  return Math.round(Math.abs(scrollLeft) / clientWidth)
}

/** Marks the dot and writes '2 / 8'. */
function showPlace(card: HTMLElement, at: number, count: number): void {
  const dots = Math.min(count, mostDots)
  card.style.setProperty('--dot', String(Math.round((at / (count - 1)) * (dots - 1))))
  const text = card.querySelector('.home-card-count > :last-child')
  if (text) text.textContent = `${at + 1} / ${count}`
}

/** As many as the style sheet draws. */
const mostDots = 5

type Photos = {
  count: number
  /** Loads the photos up to this one, which asks for their addresses first. */
  bring: (last: number) => Promise<void>
}

function photosOf(card: HTMLElement): Photos {
  const id = Number(card.dataset.photos)
  const count = Number(card.style.getPropertyValue('--photos'))
  const first = card.querySelector('img')
  const images: HTMLImageElement[] = []
  let asked: Promise<readonly StoredImage[]> | undefined
  const ask = () => {
    asked ??= call('listingPhotos', { params: { id } }).then(
      ({ data }) => data,
      () => {
        // The next swipe asks again.
        asked = undefined
        return []
      },
    )
    return asked
  }
  const bring = async (last: number) => {
    const photos = await ask()
    for (const [index, photo] of photos.slice(1, last + 1).entries()) {
      if (!first || images[index]) continue
      const image = imageLike(first, photo, index + 1)
      images[index] = image
      card.append(image)
    }
  }
  return { count, bring }
}

/** An image in the place of a photo, as wide as the first. */
function imageLike(first: HTMLImageElement, photo: StoredImage, at: number): HTMLImageElement {
  const image = new Image(photo.width, photo.height)
  image.className = first.className
  image.alt = photo.alt
  image.style.gridColumn = String(at + 1)
  image.dataset.drawing = first.dataset.drawing
  Object.assign(image, sourcesOf(photo, first))
  return image
}

function sourcesOf({ url, width }: StoredImage, { sizes }: HTMLImageElement) {
  const { srcSet, ...sources } = pictureSources(url, { place: 'card', sizes, width })
  return { ...(srcSet && { srcset: srcSet }), ...sources }
}

/** The buttons to the photo before and after, for a mouse and the keyboard. */
function arrowsOf(card: HTMLElement, { count, bring }: Photos) {
  const go = (step: number) => {
    const to = (shownAt(card) + step) * card.clientWidth
    card.scrollTo({ left: isRightToLeft() ? -to : to })
  }
  const previous = arrow({ label: t.previousPhoto, look: 'icon-left start' })
  const next = arrow({ label: t.nextPhoto, look: 'icon-right' })
  previous.onclick = () => go(-1)
  next.onclick = () => go(1)
  // Who reaches for the arrow is about to see the next photo.
  for (const name of ['pointerenter', 'focus'])
    next.addEventListener(name, () => void bring(shownAt(card) + 1))
  card.querySelector('.home-card-body')?.after(previous, next)
  const showAt = (at: number) => {
    const focused = document.activeElement
    previous.hidden = at === 0
    next.hidden = at === count - 1
    if (previous.hidden && focused === previous) next.focus({ preventScroll: true })
    if (next.hidden && focused === next) previous.focus({ preventScroll: true })
  }
  showAt(0)
  return { showAt }
}

function arrow({ label, look }: { label: string; look: string }): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.ariaLabel = label
  button.className = `round icon-alone photo-card-arrow ${look}`
  return button
}
