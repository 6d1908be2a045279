import type { projectLabels as english } from '../../en/common/project-labels.ts'
import type { Translation } from '../../message-types.ts'

export const projectLabels = {
  status: {
    launching: 'لانچ ہو رہا ہے',
    'under construction': 'زیرِ تعمیر',
    ready: 'تیار',
    'sold out': 'سب فروخت ہو گئے',
  },
  priceBand: {
    '0-1': '1 کروڑ روپے سے کم',
    '1-2': '1 سے 2 کروڑ روپے',
    '2-3': '2 سے 3 کروڑ روپے',
    '3-5': '3 سے 5 کروڑ روپے',
    '5-': '5 کروڑ روپے یا زیادہ',
  },
  search: {
    oneOf: 'ان میں سے ایک منتخب کریں: {values}',
    tooManyCities: 'زیادہ سے زیادہ {most, plural, one {# شہر} other {# شہر}} منتخب کریں',
    tooManyYears: 'زیادہ سے زیادہ {most, plural, one {# سال} other {# سال}} منتخب کریں',
  },
} satisfies Translation<typeof english>
