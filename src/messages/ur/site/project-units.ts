import type { projectUnits as english } from '../../en/site/project-units.ts'
import type { Translation } from '../../message-types.ts'

export const projectUnits = {
  beds: '{count, plural, one {# بیڈ} other {# بیڈ}}',
  baths: '{count, plural, one {# باتھ} other {# باتھ}}',
  facing: 'سامنے: {view}',
  priceFrom: '{price} سے شروع',
  priceOnCall: 'قیمت کے لیے کال کریں',
  toBeAnnounced: 'ابھی اعلان نہیں ہوا',
  label: {
    type: 'قسم',
    floor: 'منزل',
    facing: 'سامنے',
    size: 'رقبہ',
    possession: 'قبضہ',
    price: 'قیمت',
    token: 'ٹوکن',
  },
} satisfies Translation<typeof english>
