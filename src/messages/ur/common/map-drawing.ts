import type { mapDrawing as english } from '../../en/common/map-drawing.ts'
import type { Translation } from '../../message-types.ts'

export const mapDrawing = {
  draw: 'علاقہ بنائیں',
  drawFreehand: 'ہاتھ سے گھیرا بنائیں',
  edit: 'شکل بدلیں',
  tools: 'علاقہ بنانے کے بٹن',
  done: 'مکمل',
  cancel: 'منسوخ کریں',
  undo: 'پچھلا کونا ہٹائیں',
  removeCorner: 'کونا ہٹائیں',
  remove: 'شکل ہٹائیں',
  removeAll: 'سب ہٹائیں',
  hints: {
    polygon:
      'کونے لگانے کے لیے نقشے پر کلک کریں۔ مکمل کرنے کے لیے پہلے کونے پر کلک کریں۔ Escape سے پچھلا کونا ہٹ جاتا ہے۔',
    freehand: 'دبا کر رکھیں اور علاقے کے گرد گھیرا بنائیں۔ چھوڑنے پر مکمل ہو جائے گا۔',
    edit: 'کوئی شکل منتخب کریں۔ اس کے کونے کھینچیں، یا نیا کونا لگانے کے لیے دو کونوں کے درمیان کا نقطہ کھینچیں۔ کونا ہٹانے کے لیے پہلے اسے منتخب کریں۔',
  },
  shapes: '{count, plural, one {نقشے پر # شکل} other {نقشے پر # شکلیں}}',
} satisfies Translation<typeof english>
