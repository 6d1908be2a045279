import { type adCampaigns, CampaignFields, campaignProblems } from '#contract/admin/ads.ts'
import { adPlacements } from '#contract/ads/ad-slots.ts'
import { typeGroups } from '#contract/listings/property.ts'
import { dayInPakistan } from '#ui/format-date.ts'
import type { CollectionDetails } from '../collections/collection-details.ts'
import { clickRate, pageOf, placementNames, runOf } from './labels.ts'
import { AdNumbers } from './numbers.tsx'
import { AdPreview } from './preview.tsx'

export const campaigns: CollectionDetails<typeof adCampaigns> = {
  text: 'Campaigns in the places for ads. Each is shown as often as its weight says; the numbers are of the last 30 days.',
  name: 'name',
  picture: 'image',
  onSite: (_item, values) => pageOf(values),
  columns: [
    { name: 'advertiser', label: 'Advertiser', width: 140, cell: ({ advertiser }) => advertiser },
    { name: 'run', label: 'Runs', width: 160, cell: runOf },
    {
      name: 'places',
      label: 'Places',
      width: 210,
      cell: ({ placements }) => placements.map((one) => placementNames[one].split(',', 1)[0]).join(', '),
    },
    {
      name: 'seen',
      label: 'Seen',
      width: 80,
      numeric: true,
      cell: ({ seen }) => seen.toLocaleString('en'),
    },
    {
      name: 'clicked',
      label: 'Clicked',
      width: 80,
      numeric: true,
      cell: ({ clicked }) => clicked.toLocaleString('en'),
    },
    { name: 'rate', label: 'Rate', width: 72, numeric: true, cell: clickRate },
  ],
  empty: () => ({
    name: '',
    advertiser: '',
    placements: [],
    starts_on: dayInPakistan(new Date()),
    ends_on: null,
    cities: [],
    purposes: [],
    types: [],
    weight: 1,
    cap: null,
    image: null,
    alt: '',
    headline: '',
    text: '',
    link: '',
    shown: true,
  }),
  sections: [
    {
      title: 'The campaign',
      fields: [
        { kind: 'text', name: 'name', label: 'Internal name' },
        { kind: 'text', name: 'advertiser', label: 'Advertiser', hint: 'Stands beside “Sponsored”' },
        {
          kind: 'choices',
          name: 'placements',
          label: 'Places',
          options: adPlacements.map((one) => [one, placementNames[one]] as const),
          wide: true,
        },
        { kind: 'date', name: 'starts_on', label: 'First day' },
        { kind: 'date', name: 'ends_on', label: 'Last day', nullable: true, hint: 'Empty: no end' },
        {
          kind: 'number',
          name: 'weight',
          label: 'Weight',
          hint: '1 to 100: one of weight 2 is shown twice as often as one of weight 1',
        },
        {
          kind: 'number',
          name: 'cap',
          label: 'At most so often a day to one visitor',
          nullable: true,
          hint: 'Empty: without limit. Counted in the visitor’s browser alone',
        },
        { kind: 'check', name: 'shown', label: 'Switched on' },
      ],
    },
    {
      title: 'For whom',
      text: 'What is left empty is for everybody. The home page shows campaigns for everybody alone.',
      fields: [
        { kind: 'cities', name: 'cities', label: 'Cities', wide: true },
        {
          kind: 'choices',
          name: 'purposes',
          label: 'Purposes',
          options: [
            ['sale', 'For sale'],
            ['rent', 'For rent'],
          ],
        },
        {
          kind: 'choices',
          name: 'types',
          label: 'Types',
          options: typeGroups.map(({ value, label }) => [value, label] as const),
        },
      ],
    },
    {
      title: 'The ad',
      fields: [
        { kind: 'picture', name: 'image', label: 'Picture', hint: 'At least 1280 pixels wide.', wide: true },
        { kind: 'text', name: 'alt', label: 'What the picture shows', wide: true },
        { kind: 'text', name: 'headline', label: 'Headline', hint: 'At most 60 letters', wide: true },
        { kind: 'text', name: 'text', label: 'Line below it', hint: 'At most 120 letters', wide: true },
        {
          kind: 'text',
          name: 'link',
          label: 'Where it leads',
          hint: 'A page of this site such as /valuation, or an address with https://',
          wide: true,
        },
      ],
    },
  ],
  More: ({ item, values }) => (
    <>
      <AdPreview values={values} />
      {item && <AdNumbers id={item.id} />}
    </>
  ),
  schema: CampaignFields.superRefine((fields, context) => {
    for (const [field, message] of Object.entries(campaignProblems(fields))) {
      context.addIssue({ code: 'custom', path: [field], message })
    }
  }),
}
