import type { inquiryModal as english } from '../../en/common/inquiry-modal.ts'
import type { Translation } from '../../message-types.ts'

export const inquiryModal = {
  title: 'انکوائری بھیجیں',
  button: {
    '': 'انکوائری بھیجیں',
    sending: 'انکوائری بھیجی جا رہی ہے…',
    sent: 'بھیج دی گئی!',
    error: 'کوئی خرابی ہو گئی!',
  },
  defaultMessage: 'مجھے اس پراپرٹی میں دلچسپی ہے۔ براہِ کرم مجھے اس کی تفصیلات بھیجیں۔',
} satisfies Translation<typeof english>
