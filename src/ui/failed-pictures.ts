/**
 * From now on a picture that fails to load is replaced by its drawing (`data-drawing` of `Picture`), until
 * `signal` aborts. One listener handles all pictures, so those that are never hydrated need nothing of
 * their own.
 */
export function replaceFailedPictures(signal?: AbortSignal): void {
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) void showDrawing(target)
  }
  // The error event of a picture does not bubble.
  document.addEventListener('error', onError, { capture: true, ...(signal && { signal }) })
  for (const img of document.images) if (hasFailed(img)) void showDrawing(img)
}

function hasFailed(img: HTMLImageElement): boolean {
  return img.complete && img.naturalWidth === 0 && img.currentSrc !== ''
}

async function showDrawing(img: HTMLImageElement): Promise<void> {
  const [standIn, seed] = img.dataset.drawing?.split(' ') ?? []
  if (!standIn) return
  // Without a network neither the drawings' names nor the drawings can be loaded.
  const drawings = await import('./placeholders/drawing.ts').catch(() => undefined)
  if (!drawings) return
  const { drawing, isStandIn } = drawings
  const address = isStandIn(standIn) ? drawing(standIn, Number(seed)) : undefined
  if (address === undefined || img.getAttribute('src') === address) return
  if (img.parentElement instanceof HTMLPictureElement) {
    for (const source of img.parentElement.querySelectorAll('source')) source.removeAttribute('srcset')
  }
  img.removeAttribute('srcset')
  img.alt = ''
  img.src = address
}
