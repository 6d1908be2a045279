import { Megaphone } from 'lucide-react'
import { adCampaigns } from '#contract/admin/ads.ts'
import { adminAds as t } from '#messages/admin.ts'
import { adminCollection } from '../collections/admin-collection.ts'
import { citiesHere } from '../lookups.ts'

export const campaignCollection = adminCollection(
  adCampaigns,
  { icon: Megaphone, path: '/ads', one: 'campaign', many: t.title, loadForForm: citiesHere },
  async () => (await import('./campaigns.tsx')).campaigns,
)
