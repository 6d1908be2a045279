import { getRouteApi } from '@tanstack/react-router'
import { TestimonialFields } from '#contract/admin/content.ts'
import { dayInPakistan, formatDate } from '#ui/format-date.ts'
import { call } from '../call.ts'
import { kindOf } from '../collections/content-type.ts'
import { RecordEditor } from '../collections/record-editor.tsx'
import { RecordList } from '../collections/record-list.tsx'

const kind = kindOf({
  path: '/testimonials',
  one: 'testimonial',
  many: 'Testimonials',
  schema: TestimonialFields,
  empty: () => ({
    name: '',
    place: '',
    text: '',
    rating: 5,
    photo: null,
    given_on: dayInPakistan(new Date()),
    shown: true,
  }),
  nameOf: ({ name }) => String(name),
  onSite: () => '/about',
  sections: [
    {
      title: 'What was said',
      fields: [
        { kind: 'text', name: 'name', label: 'Name' },
        { kind: 'text', name: 'place', label: 'Place' },
        { kind: 'lines', name: 'text', label: 'Words', wide: true },
        {
          kind: 'choice',
          name: 'rating',
          label: 'Stars',
          options: [5, 4, 3, 2, 1].map((stars) => [stars, `${stars} of 5`] as const),
        },
        { kind: 'date', name: 'given_on', label: 'Said on' },
        { kind: 'picture', name: 'photo', label: 'Portrait', nullable: true, wide: true },
        { kind: 'check', name: 'shown', label: 'Shown on the site' },
      ],
    },
  ],
  show: (id) => call('showTestimonial', { params: { id } }),
  create: (body) => call('createTestimonial', { body }),
  change: ({ id, version }, fields) =>
    call('changeTestimonial', { params: { id }, body: { ...fields, version } }),
  archive: (id, archived) => call('archiveTestimonial', { params: { id }, body: { archived } }),
})

export function TestimonialsScreen() {
  const { data } = getRouteApi('/admin/testimonials').useLoaderData()
  return (
    <RecordList
      kind={kind}
      text="What customers said, on the home page and on About us. The newest stand first."
      rows={data}
      nameOf={({ name }) => name}
      isHidden={({ shown }) => !shown}
      pictureOf={({ photo }) => photo}
      columns={[
        { name: 'text', label: 'Words', width: 360, cell: ({ text }) => text },
        { name: 'rating', label: 'Stars', width: 90, numeric: true, cell: ({ rating }) => rating },
        { name: 'givenOn', label: 'Said on', width: 130, cell: ({ givenOn }) => formatDate(givenOn) },
      ]}
    />
  )
}

export function TestimonialScreen() {
  return <RecordEditor kind={kind} loaded={getRouteApi('/admin/testimonials/$id').useLoaderData()} />
}
