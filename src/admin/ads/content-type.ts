import { Megaphone } from 'lucide-react'
import { adCampaigns } from '#contract/admin/ads.ts'
import { contentType } from '../collections/declare-content-type.ts'
import { citiesHere } from '../lookups.ts'

export const campaignType = contentType(
  adCampaigns,
  { icon: Megaphone, path: '/ads', one: 'campaign', many: 'Ads', loadForForm: citiesHere },
  async () => (await import('./campaigns.tsx')).campaigns,
)
