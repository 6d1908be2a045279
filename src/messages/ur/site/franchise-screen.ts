import type { franchiseScreen as english } from '../../en/site/franchise-screen.ts'
import type { Translation } from '../../message-types.ts'

export const franchiseScreen = {
  crumb: 'فرنچائز',
  title: 'اپنی {product} فرنچائز کھولیں',
  intro: 'نام، لسٹنگز اور تربیت ہماری؛ دفتر، ٹیم اور شہر کی پہچان آپ کی۔',
  description:
    'اپنے شہر میں {agency} کا دفتر کھولیں: آپ کو کیا ملے گا، ہمیں کیسے ساتھی چاہییں اور شرائط کیسے حاصل کریں۔',
  submit: 'شرائط منگوائیں',
  again: 'ایک اور انکوائری بھیجیں',
  desk: 'فرنچائز ڈیسک: <phone>{number}</phone> یا <email>{address}</email>',
} satisfies Translation<typeof english>
