import { parseUrl } from '../text/parse-url.ts'
import { secureAddress } from './image-address.ts'

/** Where players from elsewhere come from: the only places that a page may show a frame of. */
export const playerOrigins = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const

/**
 * How a video is shown by its address: an uploaded one in the browser's player, YouTube's and Vimeo's in theirs,
 * anything else where it is. A page may load films from our own storage alone.
 */
export type VideoSource =
  | { kind: 'file'; address: string }
  | { kind: 'player'; from: 'YouTube' | 'Vimeo'; address: string; page: string }
  | { kind: 'page'; address: string }

/**
 * @param address an uploaded video's stored address (`media/{id}/original`) or a link
 * @returns undefined for what is no web address
 */
export function videoSource(address: string, storageBase: string): VideoSource | undefined {
  const stored = /^\/?(media\/[\w-]{22}\/)original$/.exec(address.trim())
  if (stored) return { kind: 'file', address: `${storageBase.replace(/\/+$/, '')}/${stored[1]}video` }
  const url = parsed(secureAddress(address.trim()))
  if (!url) return undefined
  return youtube(url) ?? vimeo(url) ?? { kind: 'page', address: url.href }
}

function parsed(address: string): URL | undefined {
  const url = parseUrl(address)
  return url?.protocol === 'https:' ? url : undefined
}

function youtube(url: URL): VideoSource | undefined {
  const id = youtubeId(url)
  if (!id || !/^[\w-]{11}$/.test(id)) return undefined
  const start = seconds(url.searchParams.get('t') ?? url.searchParams.get('start'))
  return {
    kind: 'player',
    from: 'YouTube',
    address: `${playerOrigins[0]}/embed/${id}?autoplay=1&rel=0${start ? `&start=${start}` : ''}`,
    page: `https://www.youtube.com/watch?v=${id}${start ? `&t=${start}s` : ''}`,
  }
}

function youtubeId({ hostname, pathname, searchParams }: URL): string | undefined {
  if (hostname === 'youtu.be') return pathname.slice(1)
  if (!/^(?:(?:www|m|music)\.)?youtube(?:-nocookie)?\.com$/.test(hostname)) return undefined
  if (pathname === '/watch') return searchParams.get('v') ?? undefined
  return /^\/(?:embed|shorts|live|v)\/([^/]+)/.exec(pathname)?.[1]
}

/** '90', '90s' or '1m30s', as YouTube writes where to begin. */
function seconds(text: string | null): number {
  const [, hours, minutes, rest] = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(text ?? '') ?? []
  return Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(rest ?? 0)
}

/** A video that is not listed has a second part behind its number. */
function vimeo(url: URL): VideoSource | undefined {
  const { hostname, pathname, searchParams } = url
  if (!/^(?:(?:www|player)\.)?vimeo\.com$/.test(hostname)) return undefined
  const [, id, part] =
    /^\/(?:video\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/)?(\d+)(?:\/([\da-f]+))?\/?$/.exec(pathname) ??
    []
  if (!id) return undefined
  const key = part ?? searchParams.get('h')?.replace(/[^\da-f]/g, '')
  return {
    kind: 'player',
    from: 'Vimeo',
    address: `${playerOrigins[1]}/video/${id}?${key ? `h=${key}&` : ''}autoplay=1&dnt=1`,
    page: `https://vimeo.com/${id}${key ? `/${key}` : ''}`,
  }
}
