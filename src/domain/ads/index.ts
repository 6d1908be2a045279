export { campaignCollection, showCampaignDays } from './campaigns.ts'
export { openAdCounts } from './count.ts'
export { adTag, RunningAds } from './running.ts'
