/** Answers with files: what browsers load, media, previews for shared links, and map tiles. */
import { chooseEncoding } from '../answers/content-encoding.ts'
import { crossOrigin } from '../answers/security-headers.ts'
import { sendReady, sendWebResponse } from '../answers/send.ts'
import { allowMethods, type Exchange } from '../requests/exchange.ts'
import type { SiteParts } from '../site-parts.ts'
import type { MapAnswers } from './map.ts'
import { isVideo } from './media-video.ts'
import { isPreview } from './previews.ts'
import type { StaticFiles } from './static-files.ts'

type FileParts = Pick<SiteParts, 'files' | 'admin' | 'media' | 'videos' | 'previews' | 'common' | 'security'>

const readMethods = ['GET', 'HEAD']

export function openFileAnswers(site: FileParts) {
  return {
    /** The file of a path that browsers load; undefined where there is none. */
    find(pathname: string) {
      return site.files.find(pathname) ?? site.admin.find(pathname)
    },

    async sendFile(
      { request, response, id }: Exchange,
      answer: Awaited<ReturnType<StaticFiles['find']>>,
    ): Promise<void> {
      if (!answer) return
      allowMethods(request, readMethods)
      const encoding = chooseEncoding(request.headers['accept-encoding'])
      const ready = answer.ready(encoding) ?? (await answer.prepare(encoding, 'quick'))
      sendReady(request, response, { answer, ready, id, status: 200 })
      if (ready.effort === 'quick') void answer.prepare(encoding, 'best')
    },

    async sendMedia({ request, response, id }: Exchange, target: string): Promise<void> {
      allowMethods(request, readMethods)
      if (isPreview(target)) {
        const options = { ...site, common: crossOrigin(site.common), id }
        return sendWebResponse(request, response, await site.previews.answer(target), options)
      }
      const { send } = isVideo(target) ? site.videos : site.media
      await send(request, response, { target, id })
    },

    sendMap({ request, response, id }: Exchange, target: string, map: MapAnswers): Promise<void> {
      allowMethods(request, readMethods)
      return map.send(request, response, { target, id })
    },
  }
}
