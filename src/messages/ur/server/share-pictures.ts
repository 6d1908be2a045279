import type { sharePictures as english } from '../../en/server/share-pictures.ts'
import type { Translation } from '../../message-types.ts'

export const sharePictures = {
  purpose: {
    sale: '{size} {type} برائے فروخت',
    rent: '{size} {type} کرائے کے لیے',
  },
  monthly: '{price} ماہانہ',
  onCall: 'قیمت کے لیے کال کریں',
  listing: '{what} · {area}، {city}',
  inArea: '{area}، {city}',
  project: 'قیمت {price} سے شروع · {place}',
  projectBy: '{developer} کا پروجیکٹ · {place}',
  job: '{what} · {place}',
  area: '{city} · فروخت یا کرائے کے لیے {count, plural, one {# پراپرٹی} other {# پراپرٹیز}}',
} satisfies Translation<typeof english>
