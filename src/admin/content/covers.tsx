import { getRouteApi } from '@tanstack/react-router'
import { CoverFields } from '#contract/admin/content.ts'
import { call } from '../call.ts'
import { kindOf } from '../collections/content-type.ts'
import { RecordEditor } from '../collections/record-editor.tsx'
import { RecordList } from '../collections/record-list.tsx'

const kind = kindOf({
  path: '/covers',
  one: 'cover',
  many: 'Covers',
  schema: CoverFields,
  empty: () => ({ title: '', image: null, alt: '', link: null, shown: true }),
  nameOf: ({ title }) => String(title),
  onSite: () => '/',
  sections: [
    {
      title: 'The cover',
      fields: [
        { kind: 'text', name: 'title', label: 'Headline', wide: true },
        { kind: 'picture', name: 'image', label: 'Picture', hint: 'Wide, at least 1920 pixels.', wide: true },
        { kind: 'text', name: 'alt', label: 'What the picture shows', wide: true },
        {
          kind: 'text',
          name: 'link',
          label: 'Where it leads',
          nullable: true,
          hint: 'A page of this site such as /search?purpose=rent, or an address',
        },
        { kind: 'check', name: 'shown', label: 'Shown on the home page' },
      ],
    },
  ],
  show: (id) => call('showCover', { params: { id } }),
  create: (body) => call('createCover', { body }),
  change: ({ id, version }, fields) => call('changeCover', { params: { id }, body: { ...fields, version } }),
  archive: (id, archived) => call('archiveCover', { params: { id }, body: { archived } }),
})

export function CoversScreen() {
  const { data } = getRouteApi('/admin/covers').useLoaderData()
  return (
    <RecordList
      kind={kind}
      text="The pictures at the top of the home page. The first one that is shown greets visitors."
      rows={data}
      nameOf={({ title }) => title}
      isHidden={({ shown }) => !shown}
      pictureOf={({ image }) => image}
      columns={[{ name: 'link', label: 'Leads to', width: 220, cell: ({ link }) => link ?? 'nowhere' }]}
      order={(ids) => call('orderCovers', { body: { ids } })}
    />
  )
}

export function CoverScreen() {
  return <RecordEditor kind={kind} loaded={getRouteApi('/admin/covers/$id').useLoaderData()} />
}
