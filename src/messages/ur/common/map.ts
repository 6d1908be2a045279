import type { map as english } from '../../en/common/map.ts'
import type { Translation } from '../../message-types.ts'

export const map = {
  around: '{place} اور اطراف کا نقشہ',
  inexact: 'درست مقام کے لیے رابطہ کریں',
  keys: '{map}۔ اسے حرکت دینے کے لیے تیر والے بٹن استعمال کریں۔',
  zoomIn: 'قریب کریں',
  zoomOut: 'دور کریں',
  metres: '{count} میٹر',
  kilometres: '{count} کلومیٹر',
} satisfies Translation<typeof english>
