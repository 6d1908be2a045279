import type { localTime as english } from '../../en/site/local-time.ts'
import type { Translation } from '../../message-types.ts'

export const localTime = {
  now: '{city} میں اس وقت {time} بجے ہیں۔',
  open: 'ہمارا دفتر کھلا ہے۔',
  closed: 'ہمارا دفتر بند ہے۔',
  hours: 'دفتر کے اوقات: پاکستان میں {opens} سے {closes} تک، آپ کے ہاں {yourOpens} سے {yourCloses} تک۔',
} satisfies Translation<typeof english>
