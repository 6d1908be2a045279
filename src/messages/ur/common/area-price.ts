import type { areaPrice as english } from '../../en/common/area-price.ts'
import type { Translation } from '../../message-types.ts'

export const areaPrice = {
  title: 'اس علاقے کی قیمتیں',
  below: 'علاقے کی درمیانی قیمت سے {percent}% کم',
  above: 'علاقے کی درمیانی قیمت سے {percent}% زیادہ',
  equal: 'علاقے کی درمیانی قیمت کے برابر',
  own: 'یہ پراپرٹی',
  median: 'علاقے کی درمیانی قیمت',
  basis: {
    sale: '{date} تک {area} میں اسی قسم کی برائے فروخت پراپرٹیز کی {count, number} قیمتوں پر مبنی۔',
    rent: '{date} تک {area} میں اسی قسم کی پراپرٹیز کے {count, number} کرایوں پر مبنی۔',
  },
} satisfies Translation<typeof english>
