import { getRouteApi } from '@tanstack/react-router'
import { GroupPhotoFields } from '#contract/admin/content.ts'
import { dayInPakistan, formatDate } from '#ui/format-date.ts'
import { call } from '../call.ts'
import { kindOf } from '../collections/content-type.ts'
import { RecordEditor } from '../collections/record-editor.tsx'
import { RecordList } from '../collections/record-list.tsx'

const kind = kindOf({
  path: '/group-photos',
  one: 'group photo',
  many: 'Group photos',
  schema: GroupPhotoFields,
  empty: () => ({ title: '', image: null, alt: '', taken_on: dayInPakistan(new Date()), shown: true }),
  nameOf: ({ title }) => String(title),
  onSite: () => '/gallery',
  sections: [
    {
      title: 'The photo',
      fields: [
        { kind: 'text', name: 'title', label: 'Title' },
        { kind: 'date', name: 'taken_on', label: 'Taken on' },
        { kind: 'picture', name: 'image', label: 'Photo', wide: true },
        {
          kind: 'text',
          name: 'alt',
          label: 'What the photo shows',
          hint: 'For those who cannot see it; the title is read out when this is empty',
          wide: true,
        },
        { kind: 'check', name: 'shown', label: 'Shown on the site' },
      ],
    },
  ],
  show: (id) => call('showGroupPhoto', { params: { id } }),
  create: (body) => call('createGroupPhoto', { body }),
  change: ({ id, version }, fields) =>
    call('changeGroupPhoto', { params: { id }, body: { ...fields, version } }),
  archive: (id, archived) => call('archiveGroupPhoto', { params: { id }, body: { archived } }),
})

export function GroupPhotosScreen() {
  const { data } = getRouteApi('/admin/group-photos').useLoaderData()
  return (
    <RecordList
      kind={kind}
      text="Photographs of the team, in the gallery and on About us. The first one stands for all."
      rows={data}
      nameOf={({ title }) => title}
      isHidden={({ shown }) => !shown}
      pictureOf={({ image }) => image}
      columns={[
        { name: 'takenOn', label: 'Taken on', width: 150, cell: ({ takenOn }) => formatDate(takenOn) },
      ]}
      order={(ids) => call('orderGroupPhotos', { body: { ids } })}
    />
  )
}

export function GroupPhotoScreen() {
  return <RecordEditor kind={kind} loaded={getRouteApi('/admin/group-photos/$id').useLoaderData()} />
}
