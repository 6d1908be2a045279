import type { agents as declared } from '#contract/admin/agents.ts'
import { agentPath } from '#contract/paths.ts'
import { formatPhone } from '#contract/text/phones.ts'
import { adminAgents as t } from '#messages/admin.ts'
import type { CollectionDetails } from '../collections/collection-details.ts'
import { inBothLanguages } from '../collections/in-both-languages.ts'
import { useHandOver } from './use-hand-over.tsx'

export const agents: CollectionDetails<typeof declared> = {
  text: t.intro,
  name: 'name',
  picture: 'photo',
  onSite: ({ id }) => agentPath(id),
  columns: [
    { name: 'title', label: t.jobTitle, width: 148, cell: ({ title }) => title },
    { name: 'city', label: t.city, width: 110, cell: ({ city }) => city },
    { name: 'areas', label: t.areas, width: 142, cell: ({ areas }) => areas.join(', ') },
    { name: 'phone', label: t.phone, width: 166, cell: ({ phone }) => formatPhone(phone) },
    {
      name: 'listings',
      label: t.listings,
      width: 78,
      numeric: true,
      cell: ({ listingCount }) => listingCount,
    },
  ],
  empty: () => ({
    name: '',
    name_ur: '',
    title: '',
    title_ur: '',
    bio: '',
    bio_ur: '',
    photo: null,
    phone: '',
    whatsapp: '',
    email: '',
    languages: [t.english, t.urdu],
    city_id: null,
    area_ids: [],
  }),
  sections: [
    {
      title: t.profile,
      fields: [
        ...inBothLanguages({ kind: 'text', name: 'name', label: t.name }),
        ...inBothLanguages({ kind: 'text', name: 'title', label: t.jobTitle, hint: t.jobTitleHint }),
        {
          kind: 'picture',
          name: 'photo',
          label: t.portrait,
          hint: t.portraitHint,
          nullable: true,
          wide: true,
        },
        ...inBothLanguages({ kind: 'lines', name: 'bio', label: t.about }),
        { kind: 'textList', name: 'languages', label: t.languages },
      ],
    },
    {
      title: t.contact,
      fields: [
        { kind: 'text', name: 'phone', label: t.phone, type: 'tel' },
        { kind: 'text', name: 'whatsapp', label: t.whatsApp, type: 'tel' },
        { kind: 'text', name: 'email', label: t.email, type: 'email', wide: true },
      ],
    },
    {
      title: t.areasServed,
      text: t.areasServedHelp,
      fields: [
        { kind: 'city', name: 'city_id', label: t.city },
        { kind: 'areas', name: 'area_ids', label: t.areas, city: 'city_id', wide: true },
      ],
    },
  ],
  useArchive: useHandOver,
  isFinal: true,
}
