import type { errorScreen as english } from '../../en/site/error-screen.ts'
import type { Translation } from '../../message-types.ts'

export const errorScreen = {
  title: 'کوئی خرابی ہو گئی',
  text: 'یہ حصہ لوڈ نہیں ہو سکا۔ اپنا انٹرنیٹ دیکھ کر دوبارہ کوشش کریں۔',
  number: 'ہمیں لکھتے وقت یہ نمبر بتائیں:',
  retry: 'دوبارہ کوشش کریں',
} satisfies Translation<typeof english>
