import type { searchPanel as english } from '../../en/site/search-panel.ts'
import type { Translation } from '../../message-types.ts'

export const searchPanel = {
  title: 'پراپرٹی تلاش کریں',
  projects: 'پروجیکٹ',
  budget: 'بجٹ',
  done: 'ٹھیک ہے',
} satisfies Translation<typeof english>
