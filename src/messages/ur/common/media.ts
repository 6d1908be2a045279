import type { media as english } from '../../en/common/media.ts'
import type { Translation } from '../../message-types.ts'

export const media = {
  picture: '{total} میں سے تصویر {number}: {alt}',
  plan: '{total} میں سے نقشہ {number}: {alt}',
  openPicture: 'تصویر دیکھیں',
  openPictures: 'تمام {count} تصاویر دیکھیں',
  impression: 'تصوراتی تصویر',
  picturesOf: 'تصاویر: {title}',
  pictures: 'تصاویر',
  position: '{total} میں سے {number}<hidden>: {alt}</hidden>',
  previous: 'پچھلی تصویر',
  next: 'اگلی تصویر',
  play: 'ویڈیو چلائیں:',
  playsFrom: '{site} سے چلے گی',
  opens: '{site} پر کھلے گی',
  unplayable: 'یہ ویڈیو یہاں نہیں چل سکتی۔ <link>ویڈیو ڈاؤن لوڈ کریں</link>',
} satisfies Translation<typeof english>
