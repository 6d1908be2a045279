/**
 * Stored mails contain no link or code that gives access without a password: they have a placeholder instead,
 * and the secret itself is made of the signing secret while the mail is sent. So neither the outbox nor a
 * copy of the database gives access.
 */

/** The secrets in mails; each is made of its kind and one or two parts that are no secret. */
export type SecretKind =
  | 'alert-manage'
  | 'alert-unsubscribe'
  | 'alert-confirm'
  | 'alert-code'
  | 'hold-code'
  | 'viewing'

const shape = /made-when-sent\.([a-z-]+)\.([\w-]+)\.([\w-]*)\.end/g

/** Stands for a secret; its letters are the same in text, HTML and addresses. @param parts letters, digits, - and _ */
export function placeholder(
  kind: SecretKind,
  ...[first, second = '']: [first: string, second?: string]
): string {
  return `made-when-sent.${kind}.${first}.${second}.end`
}

/** The text with what `make` gives in place of each placeholder. */
export function replacePlaceholders(
  text: string,
  make: (kind: string, first: string, second: string) => string,
): string {
  return text.replace(shape, (_, kind: string, first: string, second: string) => make(kind, first, second))
}
