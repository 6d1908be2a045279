import type { viewings as english } from '../../en/common/viewings.ts'
import type { Translation } from '../../message-types.ts'

export const viewings = {
  time: '{day}، {said} بجے (پاکستانی وقت)',
  yourTime: '{pakistan}، یعنی آپ کے ہاں {day}، {said} بجے',
  zoneTime: '{pakistan}، یعنی {zone} میں {day}، {said} بجے',
} satisfies Translation<typeof english>
