import type { priceComparison as english } from '../../en/common/price-comparison.ts'
import type { Translation } from '../../message-types.ts'

export const priceComparison = {
  above: 'قیمت ملتی جلتی پراپرٹیز سے {percent}% زیادہ ہے',
  below: 'قیمت ملتی جلتی پراپرٹیز سے {percent}% کم ہے',
  equal: 'قیمت ملتی جلتی پراپرٹیز کے برابر ہے',
  likely: 'ملتی جلتی پراپرٹیز',
  basis:
    '{date} کو {cases, number} ملتی جلتی پراپرٹیز سے موازنہ کیا گیا۔ وہ اسی علاقے میں یا اس کے قریب ہیں، اور رقبے، کمروں اور تاریخ کا فرق حساب میں شامل ہے۔',
  method: 'ہم قیمتوں کا موازنہ کیسے کرتے ہیں',
} satisfies Translation<typeof english>
