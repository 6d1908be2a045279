import type { houseAds as english } from '../../en/site/house-ads.ts'
import type { Translation } from '../../message-types.ts'

export const houseAds = {
  home_band: {
    text: 'بیچنے کا ارادہ ہے؟',
    link: 'قیمت کا تخمینہ لیں',
  },
  search_cards: {
    text: 'مطلوبہ پراپرٹی نہیں ملی؟',
    link: 'اپنی ضرورت بتائیں',
  },
  listing_side: {
    text: 'ایسی ہی پراپرٹی بیچنی ہے؟',
    link: 'قیمت کا تخمینہ لیں',
  },
} satisfies Translation<typeof english>
