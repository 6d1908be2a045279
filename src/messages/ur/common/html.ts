import type { html as english } from '../../en/common/html.ts'
import type { Translation } from '../../message-types.ts'

export const html = {
  hiddenWebsite: '(ویب ایڈریس چھپا دیا گیا ہے)',
} satisfies Translation<typeof english>
