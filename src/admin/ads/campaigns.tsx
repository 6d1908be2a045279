import { type adCampaigns, CampaignFields, campaignProblems } from '#contract/admin/ads.ts'
import { adPlacements } from '#contract/ads/ad-slots.ts'
import { typeGroups } from '#contract/listings/property.ts'
import { dayInPakistan } from '#contract/text/clock-time.ts'
import { adminAds as t } from '#messages/admin.ts'
import type { CollectionDetails } from '../collections/collection-details.ts'
import { inBothLanguages } from '../collections/in-both-languages.ts'
import { campaignPagePath, clickRate, placementNames, scheduleText } from './labels.ts'
import { AdNumbers } from './numbers.tsx'
import { AdPreview } from './preview.tsx'

export const campaigns: CollectionDetails<typeof adCampaigns> = {
  text: t.intro,
  name: 'name',
  picture: 'image',
  onSite: (_item, values) => campaignPagePath(values),
  columns: [
    { name: 'advertiser', label: t.advertiser, width: 140, cell: ({ advertiser }) => advertiser },
    { name: 'run', label: t.runs, width: 160, cell: scheduleText },
    {
      name: 'places',
      label: t.placements,
      width: 210,
      cell: ({ placements }) => placements.map((one) => placementNames[one].split(',', 1)[0]).join(', '),
    },
    {
      name: 'seen',
      label: t.seen,
      width: 80,
      numeric: true,
      cell: ({ seen }) => seen.toLocaleString('en'),
    },
    {
      name: 'clicked',
      label: t.clicked,
      width: 80,
      numeric: true,
      cell: ({ clicked }) => clicked.toLocaleString('en'),
    },
    { name: 'rate', label: t.rate, width: 72, numeric: true, cell: clickRate },
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
    alt_ur: '',
    headline: '',
    headline_ur: '',
    text: '',
    text_ur: '',
    link: '',
    shown: true,
  }),
  sections: [
    {
      title: t.campaign,
      fields: [
        { kind: 'text', name: 'name', label: t.name },
        { kind: 'text', name: 'advertiser', label: t.advertiser, hint: t.advertiserHint },
        {
          kind: 'choices',
          name: 'placements',
          label: t.placements,
          options: adPlacements.map((one) => [one, placementNames[one]] as const),
          wide: true,
        },
        { kind: 'date', name: 'starts_on', label: t.firstDay },
        { kind: 'date', name: 'ends_on', label: t.lastDay, nullable: true, hint: t.lastDayHint },
        {
          kind: 'number',
          name: 'weight',
          label: t.weight,
          hint: t.weightHint,
        },
        {
          kind: 'number',
          name: 'cap',
          label: t.cap,
          nullable: true,
          hint: t.capHint,
        },
        { kind: 'check', name: 'shown', label: t.isOn },
      ],
    },
    {
      title: t.audience,
      text: t.audienceHelp,
      fields: [
        { kind: 'cities', name: 'cities', label: t.cities, wide: true },
        {
          kind: 'choices',
          name: 'purposes',
          label: t.purposes,
          options: [
            ['sale', t.forSale],
            ['rent', t.forRent],
          ],
        },
        {
          kind: 'choices',
          name: 'types',
          label: t.types,
          options: typeGroups.map(({ value, label }) => [value, label] as const),
        },
      ],
    },
    {
      title: t.ad,
      fields: [
        { kind: 'picture', name: 'image', label: t.image, hint: t.imageHint, wide: true },
        ...inBothLanguages({ kind: 'text', name: 'alt', label: t.alt }),
        ...inBothLanguages({ kind: 'text', name: 'headline', label: t.headline, hint: t.headlineHint }),
        ...inBothLanguages({ kind: 'text', name: 'text', label: t.text, hint: t.textHint }),
        {
          kind: 'text',
          name: 'link',
          label: t.link,
          hint: t.linkHint,
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
