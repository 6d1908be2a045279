import type { contact as english } from '../../en/common/contact.ts'
import type { Translation } from '../../message-types.ts'

export const contact = {
  title: 'رابطہ',
  call: 'کال',
  whatsApp: 'واٹس ایپ',
  inquire: 'انکوائری',
} satisfies Translation<typeof english>
