import type { map as english } from '../../en/common/map.ts'
import type { Translation } from '../../message-types.ts'

export const map = {
  around: '{place} اور اطراف کا نقشہ',
  keys: '{map}۔ اسے حرکت دینے کے لیے تیر والے بٹن اور زوم کے لیے + اور − استعمال کریں۔',
  zoomWithControl: 'زوم کرنے کے لیے Ctrl دبا کر اسکرول کریں',
  zoomWithCommand: 'زوم کرنے کے لیے ⌘ دبا کر اسکرول کریں',
  moveWithTwoFingers: 'نقشہ ہلانے کے لیے دو انگلیاں استعمال کریں',
  zoomIn: 'قریب کریں',
  zoomOut: 'دور کریں',
  drawn: 'سادہ نقشہ۔ علاقوں کے خاکے اندازاً بنائے گئے ہیں، اصل حدود نہیں۔',
  metres: '{count} میٹر',
  kilometres: '{count} کلومیٹر',
} satisfies Translation<typeof english>
