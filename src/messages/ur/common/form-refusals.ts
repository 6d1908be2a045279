import type { formRefusals as english } from '../../en/common/form-refusals.ts'
import type { Translation } from '../../message-types.ts'

export const formRefusals = {
  busyAddress:
    'آپ کے نیٹ ورک سے بہت زیادہ فارم بھیجے گئے ہیں۔ براہِ کرم {minutes, plural, one {# منٹ} other {# منٹ}} انتظار کر کے دوبارہ کوشش کریں۔',
  busyPhone:
    'اس فون نمبر سے بہت زیادہ فارم بھیجے گئے ہیں۔ براہِ کرم {minutes, plural, one {# منٹ} other {# منٹ}} انتظار کر کے دوبارہ کوشش کریں۔',
  trap: 'ہم تصدیق نہیں کر سکے کہ یہ فارم کسی انسان نے بھیجا ہے۔ جس خانے پر ’’{field}‘‘ لکھا ہے اسے خالی چھوڑ کر دوبارہ کوشش کریں۔',
  tooFast: 'یہ فارم بہت جلدی بھیجا گیا۔ براہِ کرم چند سیکنڈ انتظار کر کے دوبارہ کوشش کریں۔',
  unproven:
    'آپ کا براؤزر ہماری حفاظتی جانچ مکمل نہیں کر سکا۔ براہِ کرم صفحہ دوبارہ کھول کر کوشش کریں، یا ہمیں کال کریں۔',
  otherSite: 'یہ فارم کسی اور ویب سائٹ سے بھیجا گیا۔ براہِ کرم ہماری سائٹ کا فارم استعمال کریں۔',
  trapLabel: 'یہ خانہ خالی چھوڑ دیں',
} satisfies Translation<typeof english>
