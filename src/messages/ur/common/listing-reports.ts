import type { listingReports as english } from '../../en/common/listing-reports.ts'
import type { Translation } from '../../message-types.ts'

export const listingReports = {
  reasons: {
    price: 'قیمت غلط ہے',
    gone: 'پراپرٹی بک چکی ہے یا کرائے پر دی جا چکی ہے',
    photos: 'تصاویر یا تفصیلات غلط ہیں',
    other: 'کوئی اور بات',
  },
  sayWhat: 'براہِ کرم بتائیں کہ کیا غلط ہے۔',
} satisfies Translation<typeof english>
