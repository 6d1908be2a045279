import type { listing as english } from '../../en/common/listing.ts'
import type { Translation } from '../../message-types.ts'

export const listing = {
  kind: {
    sale: '{type} برائے فروخت',
    rent: '{type} کرائے کے لیے',
  },
  featured: 'نمایاں',
  description: 'تفصیل',
  features: 'خصوصیات',
  approval: 'منظوری',
  approvalStatus: {
    approved: '{authority} سے منظور شدہ، این او سی نمبر {number}',
    'in process': '{authority} سے منظوری کا عمل جاری ہے',
    'not required': 'منظوری درکار نہیں: {reason}',
  },
  floorPlans: {
    residential: 'نقشے',
    plot: 'پلاٹ کا نقشہ',
    commercial: 'نقشے',
  },
  videos: 'ویڈیوز',
  location: 'مقام',
  calculator: 'اقساط کا حساب',
  areaFacts: '{area} کی قیمتیں اور معلومات',
  costs: 'اس پراپرٹی پر ٹیکس اور فیسیں',
  abroad: 'بیرونِ ملک سے خریداری',
  noPhotos: 'ابھی کوئی تصویر نہیں۔ ایجنٹ سے تصاویر منگوائیں، سب سے پہلے آپ کو ملیں گی۔',
  askForPhotos: 'واٹس ایپ پر تصاویر منگوائیں',
} satisfies Translation<typeof english>
