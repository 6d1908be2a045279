import type { mapLayers as english } from '../../en/site/map-layers.ts'
import type { Translation } from '../../message-types.ts'

export const mapLayers = {
  open: 'نقشے پر دکھائیں',
  openWith: 'نقشے پر دکھائیں، {count} منتخب',
  close: 'یہ فہرست بند کریں',
  title: 'نقشے پر دکھائیں',
  places: 'مقامات',
  prices: 'قیمتیں',
  layers: {
    school: 'اسکول',
    hospital: 'ہسپتال',
    mosque: 'مساجد',
    park: 'پارک',
    station: 'میٹرو، بس اور ریلوے اسٹیشن',
    market: 'مارکیٹیں اور شاپنگ مال',
    price: 'علاقوں کی قیمتیں',
  },
  priceNote: 'جن علاقوں کی کم از کم {least} قیمتیں معلوم ہیں، ان کی درمیانی قیمت',
  zoomIn: 'مزید مقامات دیکھنے کے لیے نقشہ قریب کریں',
  legend: {
    sale: {
      residential: 'برائے فروخت گھر',
      plot: 'برائے فروخت پلاٹ',
      commercial: 'برائے فروخت کمرشل پراپرٹیز',
    },
    rent: {
      residential: 'کرائے کے گھر',
      plot: 'کرائے کے پلاٹ',
      commercial: 'کرائے کی کمرشل پراپرٹیز',
    },
  },
  legendBasis:
    '{areas, plural, one {# علاقے کی درمیانی قیمت} other {# علاقوں کی درمیانی قیمتیں}}، {prices, number} قیمتوں پر مبنی، {date}',
  noPrices: 'یہاں علاقے کے لحاظ سے دکھانے کے لیے کافی قیمتیں معلوم نہیں',
  pricesFailed: 'علاقوں کی قیمتیں لوڈ نہیں ہو سکیں',
} satisfies Translation<typeof english>
