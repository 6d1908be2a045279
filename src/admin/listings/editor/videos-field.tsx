import { Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { videoSource } from '#contract/files/video-source.ts'
import { adminListingMedia as t } from '#messages/admin.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { insertInChosenOrder } from '#ui/upload/chosen-order.ts'
import { sendFile } from '#ui/upload/send-file.ts'
import { UploadField } from '#ui/upload/upload-field.tsx'
import { useUploads } from '#ui/upload/use-uploads.ts'
import { notify } from '../../components/toasts.ts'
import type { NamedVideo } from './listing-values.ts'

type Videos = readonly NamedVideo[]

/** Films and tours: uploaded, or by a link to YouTube, Vimeo or a page. */
export function VideosField({
  videos,
  error,
  onVideos,
}: {
  videos: Videos
  error: string | undefined
  onVideos: (videos: Videos) => void
}) {
  const [link, setLink] = useState('')
  const [isWrong, setWrong] = useState(false)
  const numbers = useRef(new Map<string, number>())
  const uploads = useUploads({ kinds: ['video'], send: sendFile })
  useEffect(() => {
    const arrived = uploads.uploads.flatMap((upload) =>
      upload.status === 'done' ? [{ key: upload.key, url: upload.stored.address }] : [],
    )
    if (arrived.length === 0) return
    for (const { key } of arrived) uploads.dismiss(key)
    let next = videos
    for (const { key, url } of arrived) {
      if (next.some((video) => video.url === url)) continue
      numbers.current.set(url, key)
      next = insertInChosenOrder(next, { url, title: t.defaultTitle, title_ur: '' }, (video) =>
        numbers.current.get(video.url),
      )
    }
    if (next !== videos) onVideos(next)
  })
  const add = () => {
    const url = link.trim()
    if (!videoSource(url, '/')) return setWrong(true)
    onVideos([...videos, { url, title: t.defaultTitle, title_ur: '' }])
    setLink('')
  }
  const name = (at: number, words: Partial<NamedVideo>) =>
    onVideos(videos.map((one, index) => (index === at ? { ...one, ...words } : one)))
  return (
    <div className="stack-4">
      <ul className="stack-3">
        {videos.map(({ url, title, title_ur }, at) => (
          <li key={url} className="flex items-start gap-3">
            <div className="min-w-0 flex-1">
              <Field
                label={t.videoTitle({ number: at + 1 })}
                name={`video-${at}`}
                value={title}
                onValue={(text) => name(at, { title: text })}
                hint={url}
              />
              <Field
                label={t.videoTitleInUrdu({ number: at + 1 })}
                name={`video-${at}-ur`}
                lang="ur"
                value={title_ur}
                onValue={(text) => name(at, { title_ur: text })}
              />
            </div>
            <button
              type="button"
              aria-label={t.removeVideo({ number: at + 1 })}
              onClick={() => {
                onVideos(videos.filter((_, index) => index !== at))
                notify(t.videoRemoved, async () => onVideos(videos))
              }}
              className="mt-1.5 grid size-11 place-items-center rounded-full hover:bg-sand"
            >
              <Trash2 aria-hidden="true" className="size-4.5" />
            </button>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-start gap-3">
        <div className="min-w-60 flex-1">
          <Field
            label={t.link}
            name="video"
            type="url"
            autoComplete="off"
            value={link}
            onValue={(text) => {
              setLink(text)
              setWrong(false)
            }}
            error={error ?? (isWrong ? t.linkWrong : undefined)}
            hint={t.linkHint}
          />
        </div>
        <Button onClick={add} className="mt-1.5">
          {t.addLink}
        </Button>
      </div>
      <UploadField label={t.addVideos} uploads={uploads} />
    </div>
  )
}
