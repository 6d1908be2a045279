/** Pages for one visitor alone: of signed-in staff, and of forms that were sent without JavaScript. */
import { toProblem } from '#api/errors.ts'
import type { FairQueue } from '../requests/fair-queue.ts'
import type { PageRenderer } from './render-page.ts'
import { unsentForm } from './unsent-form.ts'

type Asked = {
  id: string
  target: string
  /** The sender's address, as far as it is known. */
  address: string | undefined
  /** Its body comes as slowly as its sender sends, so it takes no place in the queue. */
  isUpload: boolean
}

export type OwnPages = (request: Request, asked: Asked) => Promise<Response>

export type OwnPagesParts = {
  renderer: Pick<PageRenderer, 'answer'>
  /** The queue for pages, and the one for forms. */
  reads: Pick<FairQueue, 'take'>
  forms: Pick<FairQueue, 'take'>
}

/** A form whose page cannot be shown at the moment is returned with what was typed. */
export function createOwnPages({ renderer, reads, forms }: OwnPagesParts): OwnPages {
  return async (request, { id, target, address, isUpload }) => {
    const isPosted = request.method === 'POST'
    const posted = isPosted && !isUpload ? request.clone() : undefined
    const answer = () => renderer.answer(request, id)
    try {
      if (isUpload) return await answer()
      return await (isPosted ? forms : reads).take(answer, address)
    } catch (error) {
      if (!isPosted || toProblem(error, id).status !== 503) throw error
      return unsentForm(posted, { target, id })
    }
  }
}
