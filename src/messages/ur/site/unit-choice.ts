import type { unitChoice as english } from '../../en/site/unit-choice.ts'
import type { Translation } from '../../message-types.ts'

export const unitChoice = {
  label: 'رقبے کے حساب سے قیمت',
  usual: 'شہر میں رائج اکائی',
  units: { marla: 'فی مرلہ', sqyd: 'فی مربع گز', sqft: 'فی مربع فٹ', sqm: 'فی مربع میٹر' },
} satisfies Translation<typeof english>
