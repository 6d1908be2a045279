import type { homeHead as english } from '../../en/site/home-head.ts'
import type { Translation } from '../../message-types.ts'

export const homeHead = {
  title: '{agency}: گھر، پلاٹ اور دفاتر، برائے فروخت اور کرائے کے لیے',
  description:
    '{tagline}۔ {promise} علاقے، قیمت اور رقبے کے حساب سے تلاش کریں اور براہِ راست ایجنٹ کو کال کریں۔',
  descriptionWithMap:
    '{tagline}۔ {promise} علاقے، قیمت اور رقبے کے حساب سے تلاش کریں، نقشے پر دیکھیں اور براہِ راست ایجنٹ کو کال کریں۔',
} satisfies Translation<typeof english>
