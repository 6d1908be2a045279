import { share as t } from '#messages/site.ts'
import { notifyFromShell } from '../shell/toasts.ts'

/** Opens the device's own sheet, else copies the address. */
export async function sharePage({ url, title }: { url: string; title: string }): Promise<void> {
  if (!navigator.share) return copyLink(url)
  try {
    await navigator.share({ title, url })
  } catch (thrown) {
    if (!isLeft(thrown)) notifyFromShell('failure', t.copyYourself({ url }))
  }
}

export async function copyLink(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url)
    notifyFromShell('success', t.copied)
  } catch {
    notifyFromShell('failure', t.copyYourself({ url }))
  }
}

/** Whether the device passes pictures on. */
export function canSharePictures(): boolean {
  return navigator.canShare?.({ files: [new File([], 'photo.jpg', { type: 'image/jpeg' })] }) ?? false
}

/** Hands a picture of the site to the device's sheet; where that fails, the browser shows it. */
export async function sharePicture(path: string, name: string): Promise<void> {
  try {
    const answer = await fetch(path)
    if (!answer.ok || !navigator.share) throw new Error(`The picture was answered with ${answer.status}`)
    await navigator.share({ files: [new File([await answer.blob()], name, { type: 'image/jpeg' })] })
  } catch (thrown) {
    if (!isLeft(thrown)) location.assign(path)
  }
}

/** The visitor closed the sheet. */
function isLeft(thrown: unknown): boolean {
  return thrown instanceof DOMException && thrown.name === 'AbortError'
}
