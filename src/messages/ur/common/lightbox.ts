import type { lightbox as english } from '../../en/common/lightbox.ts'
import type { Translation } from '../../message-types.ts'

export const lightbox = {
  all: 'تمام تصاویر',
  close: 'بند کریں',
  thumbnails: 'چھوٹی تصاویر',
  kinds: { photo: 'تصاویر', plan: 'نقشے', video: 'ویڈیوز' },
  kind: { photo: 'تصویر', plan: 'نقشہ', video: 'ویڈیو' },
  open: '{kind}: {text}',
} satisfies Translation<typeof english>
