import type { agents as declared } from '#contract/admin/agents.ts'
import { agentPath } from '#contract/paths.ts'
import { formatPhone } from '#contract/text/phones.ts'
import type { CollectionDetails } from '../collections/collection-details.ts'
import { useHandOver } from './use-hand-over.tsx'

export const agents: CollectionDetails<typeof declared> = {
  text: 'The team as visitors see it. Delete agents who have left: you choose who gets their listings and leads.',
  name: 'name',
  picture: 'photo',
  onSite: ({ id }) => agentPath(id),
  columns: [
    { name: 'title', label: 'Title', width: 148, cell: ({ title }) => title },
    { name: 'city', label: 'City', width: 110, cell: ({ city }) => city },
    { name: 'areas', label: 'Areas', width: 142, cell: ({ areas }) => areas.join(', ') },
    { name: 'phone', label: 'Phone', width: 166, cell: ({ phone }) => formatPhone(phone) },
    {
      name: 'listings',
      label: 'Listings',
      width: 78,
      numeric: true,
      cell: ({ listingCount }) => listingCount,
    },
  ],
  empty: () => ({
    name: '',
    title: '',
    bio: '',
    photo: null,
    phone: '',
    whatsapp: '',
    email: '',
    languages: ['English', 'Urdu'],
    city_id: null,
    area_ids: [],
  }),
  sections: [
    {
      title: 'The agent',
      fields: [
        { kind: 'text', name: 'name', label: 'Name' },
        { kind: 'text', name: 'title', label: 'Title', hint: 'Such as Sales agent' },
        { kind: 'picture', name: 'photo', label: 'Portrait', nullable: true, wide: true },
        { kind: 'lines', name: 'bio', label: 'About', wide: true },
        { kind: 'textList', name: 'languages', label: 'Languages' },
      ],
    },
    {
      title: 'How to reach',
      fields: [
        { kind: 'text', name: 'phone', label: 'Phone', type: 'tel' },
        { kind: 'text', name: 'whatsapp', label: 'WhatsApp', type: 'tel' },
        { kind: 'text', name: 'email', label: 'E-mail', type: 'email', wide: true },
      ],
    },
    {
      title: 'Where',
      text: 'New leads about a place go to the agents who serve it.',
      fields: [
        { kind: 'city', name: 'city_id', label: 'City' },
        { kind: 'areas', name: 'area_ids', label: 'Areas', city: 'city_id', wide: true },
      ],
    },
  ],
  useArchive: useHandOver,
  isFinal: true,
}
