/** Another host that brings messages to phones. */
import type { Answered } from './post.ts'

/** A message for people: nothing in it is personal. */
export type PushMessage = { id: string; event: string; title: string; text: string; url: string }

export type PushSender = {
  /** @throws NotSent when there is no answer; the answer may be a refusal */
  send(message: PushMessage): Promise<Answered>
}
