import { getRouteApi } from '@tanstack/react-router'
import { TestimonialFields } from '#contract/office/content.ts'
import { dayInPakistan, formatDate } from '../../when.ts'
import { call } from '../call.ts'
import { KeptEditor } from '../keeping/kept-editor.tsx'
import { KeptList } from '../keeping/kept-list.tsx'
import { kindOf } from '../keeping/kind.ts'

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
  const { data } = getRouteApi('/office/testimonials').useLoaderData()
  return (
    <KeptList
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
  return <KeptEditor kind={kind} loaded={getRouteApi('/office/testimonials/$id').useLoaderData()} />
}
