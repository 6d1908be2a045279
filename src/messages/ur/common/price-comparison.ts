import type { priceComparison as english } from '../../en/common/price-comparison.ts'
import type { Translation } from '../../message-types.ts'

export const priceComparison = {
  above: 'ملتی جلتی پراپرٹیز سے {percent}% زیادہ مانگا گیا',
  below: 'ملتی جلتی پراپرٹیز سے {percent}% کم مانگا گیا',
  equal: 'ملتی جلتی پراپرٹیز کے برابر مانگا گیا',
  likely: 'ملتی جلتی پراپرٹیز',
  basis:
    '{cases} ملتی جلتی پراپرٹیز کی بنیاد پر، {date} کو موازنہ کیا گیا۔ وہ اسی علاقے میں یا اس کے قریب ہیں، اور ان کی قیمتیں رقبے، کمروں اور تاریخ کے لحاظ سے درست کی گئی ہیں۔',
  method: 'ہم موازنہ کیسے کرتے ہیں',
} satisfies Translation<typeof english>
