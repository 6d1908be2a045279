import { getRouteApi } from '@tanstack/react-router'
import { OfficeFields } from '#contract/admin/content.ts'
import { formatPhone } from '#contract/text/phones.ts'
import { call } from '../call.ts'
import { kindOf } from '../collections/content-type.ts'
import { RecordEditor } from '../collections/record-editor.tsx'
import { RecordList } from '../collections/record-list.tsx'

const kind = kindOf({
  path: '/offices',
  one: 'office',
  many: 'Offices',
  schema: OfficeFields,
  empty: () => ({
    name: '',
    city: '',
    address: '',
    email: '',
    phone: '',
    other_phones: [],
    hours: '',
    map_url: '',
    lat: null,
    long: null,
  }),
  nameOf: ({ name }) => String(name),
  onSite: () => '/about#offices',
  sections: [
    {
      title: 'How it is reached',
      fields: [
        { kind: 'text', name: 'name', label: 'Name' },
        { kind: 'text', name: 'city', label: 'City' },
        { kind: 'text', name: 'address', label: 'Address', wide: true },
        { kind: 'text', name: 'phone', label: 'Phone', type: 'tel' },
        { kind: 'text', name: 'email', label: 'E-mail', type: 'email' },
        { kind: 'words', name: 'other_phones', label: 'Other phones' },
        {
          kind: 'lines',
          name: 'hours',
          label: 'Opening hours',
          hint: 'As people say it: Monday to Saturday, 10 am to 7 pm',
        },
      ],
    },
    {
      title: 'Where it is',
      fields: [
        { kind: 'pin', name: 'lat', with: 'long', label: 'Pin', city: 'city', wide: true },
        { kind: 'text', name: 'map_url', label: 'Link to a map', type: 'url', wide: true },
      ],
    },
  ],
  show: (id) => call('showOffice', { params: { id } }),
  create: (body) => call('createOffice', { body }),
  change: ({ id, version }, fields) => call('changeOffice', { params: { id }, body: { ...fields, version } }),
  archive: (id, archived) => call('archiveOffice', { params: { id }, body: { archived } }),
})

export function OfficesScreen() {
  const { data } = getRouteApi('/admin/offices').useLoaderData()
  return (
    <RecordList
      kind={kind}
      text="Where visitors come by, on About us. The first one is the head office. What is saved here wins over agency.config.ts."
      rows={data}
      nameOf={({ name }) => name}
      columns={[
        { name: 'city', label: 'City', width: 140, cell: ({ city }) => city },
        { name: 'phone', label: 'Phone', width: 190, cell: ({ phone }) => formatPhone(phone) },
        { name: 'hours', label: 'Open', width: 220, cell: ({ hours }) => hours },
      ]}
      order={(ids) => call('orderOffices', { body: { ids } })}
    />
  )
}

export function OfficeScreen() {
  return <RecordEditor kind={kind} loaded={getRouteApi('/admin/offices/$id').useLoaderData()} />
}
