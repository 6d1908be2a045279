import type { AdPlacement } from '#contract/ads/ad-slots.ts'

type CampaignPlan = {
  name: string
  advertiser: string
  placements: readonly AdPlacement[]
  weight: number
  cap: number | null
  picture: string
  alt: string
  headline: string
  text: string
  /** A page of the site, or the name of one of the demo's projects. */
  leadsTo: { path: string } | { project: string }
}

/** What the agency and its developers say in the places for ads, so that a new installation shows them. */
export const campaignPlans: readonly CampaignPlan[] = [
  {
    name: 'Kachnar Residences, last flats',
    advertiser: 'Neem Tree Estates',
    placements: ['home_band', 'search_cards', 'listing_side'],
    weight: 3,
    cap: 6,
    picture: 'apartments-04',
    alt: 'An apartment block with balconies above a row of shops, artist’s impression',
    headline: 'Kachnar Residences: the last flats facing the park',
    text: 'Book with 20 percent, pay the rest in monthly instalments.',
    leadsTo: { project: 'Kachnar Residences' },
  },
  {
    name: 'Valuation by an agent',
    advertiser: 'Aangan Estates',
    placements: ['home_band', 'search_cards', 'listing_side'],
    weight: 2,
    cap: null,
    picture: 'lounge-03',
    alt: 'A lounge in the evening with a corner sofa and globe lamps, artist’s impression',
    headline: 'What would your home fetch today?',
    text: 'An agent of your area tells you within a day, free of charge.',
    leadsTo: { path: '/valuation' },
  },
  {
    name: 'Franchise, more cities',
    advertiser: 'Aangan Estates',
    placements: ['home_band', 'search_cards'],
    weight: 1,
    cap: 3,
    picture: 'reception-01',
    alt: 'The reception of an office with a marble desk, artist’s impression',
    headline: 'Open an Aangan office in your city',
    text: 'Our name, our training and our listings; your team.',
    leadsTo: { path: '/get-aangan-franchise' },
  },
]
