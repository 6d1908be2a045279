/** The kinds of values that settings have. Each says what it is, gives an example, and reads a value or refuses it. */
import { Unusable } from './unusable.ts'

export type Kind<Value> = {
  /** What the value is, after 'it is'. */
  what: string
  /** One that can be used; left out where `what` lists the words, and for secrets that must not be copied. */
  example?: string
  /** Undefined for what is not of this kind. @throws Unusable where there is more to say */
  read: (text: string) => Value | undefined
}

/** A whole number in a range, written in digits alone. */
export function whole(
  least: number,
  most: number,
  example = Math.min(Math.max(least, 10), most),
): Kind<number> {
  return {
    what: `a whole number from ${least} to ${most}`,
    example: String(example),
    read(text) {
      const number = /^(?:0|[1-9][0-9]{0,15})$/.test(text) ? Number(text) : Number.NaN
      return number >= least && number <= most ? number : undefined
    },
  }
}

/** A fraction such as 0.05. */
export const fraction: Kind<number> = {
  what: 'a number from 0 to 1',
  example: '0.05',
  read: (text) => (/^(?:0(?:\.[0-9]{1,9})?|1(?:\.0{1,9})?)$/.test(text) ? Number(text) : undefined),
}

/** One of a few words. */
export function words<const Word extends string>(known: readonly Word[]): Kind<Word> {
  return {
    what: `one of ${known.join(', ')}`,
    read: (text) => known.find((word) => word === text),
  }
}

export const onOff: Kind<boolean> = { what: 'one of on, off', read: (text) => truth(text, 'on', 'off') }

/** As OpenTelemetry writes it, in letters of either size. */
export const trueFalse: Kind<boolean> = {
  what: 'one of true, false',
  read: (text) => truth(text.toLowerCase(), 'true', 'false'),
}

function truth(text: string, yes: string, no: string): boolean | undefined {
  if (text === yes) return true
  return text === no ? false : undefined
}

/** A name or a note of one line, for people to read: it has a letter and is no address. */
export function line(what: string, example: string): Kind<string> {
  return {
    what: `${what}, on one line`,
    example,
    read: (text) => (text.length <= 300 && /\p{L}/u.test(text) && !isLikeAddress(text) ? text : undefined),
  }
}

/** What another program or service made: signs of ASCII without spaces, which a header of HTTP can carry. */
export function token(what: string, example: string): Kind<string> {
  return {
    what: `${what}, without spaces`,
    example,
    read: (text) => (/^[\x21-\x7e]+$/.test(text) && !text.includes('://') ? text : undefined),
  }
}

/** A secret that its owner chooses. No example is given, because it would be used. */
export function secret(least: number): Kind<string> {
  return {
    what: `a secret of at least ${least} characters; openssl rand -hex 32 prints one`,
    read: (text) => (text.length >= least ? text : undefined),
  }
}

/** What has a form of its own. */
export function pattern(form: RegExp, what: string, example: string): Kind<string> {
  return { what, example, read: (text) => (form.test(text) ? text : undefined) }
}

/** The path of a file or a folder, which may have almost any name. */
export function path(what: string, example: string): Kind<string> {
  return {
    what,
    example,
    read(text) {
      if (isLikeAddress(text)) throw new Unusable('it looks like an address')
      return text
    },
  }
}

function isLikeAddress(text: string): boolean {
  return /^\/\/|^[a-z][a-z0-9+.-]+:\S/i.test(text)
}

/** Names with values, as OpenTelemetry writes them: 'a=1,b=2'. */
export const pairs: Kind<string> = pattern(
  /^[^\s=,]+=[^,]*(?:,\s*[^\s=,]+=[^,]*)*$/,
  'comma-separated names with values',
  'deployment.environment.name=production,service.namespace=homes',
)

/** Several of a kind with commas between them. */
export function list<Value>({ read }: Kind<Value>, what: string, example: string): Kind<readonly Value[]> {
  return {
    what: `${what}, separated by commas`,
    example,
    read(text) {
      const values = text.split(',').map((one) => read(one.trim()))
      return values.every((value) => value !== undefined) ? values : undefined
    },
  }
}
