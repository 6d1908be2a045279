import { Megaphone } from 'lucide-react'
import { adCampaigns } from '#contract/admin/ads.ts'
import { adminCollection } from '../collections/admin-collection.ts'
import { citiesHere } from '../lookups.ts'

export const campaignCollection = adminCollection(
  adCampaigns,
  { icon: Megaphone, path: '/ads', loadForForm: citiesHere },
  async () => (await import('./campaigns.tsx')).campaigns,
)
