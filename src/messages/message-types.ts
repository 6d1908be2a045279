/** What the texts of a catalogue are to the code that shows them. */
import type { GetICUArgs } from '@schummar/icu-type-parser'

/** A catalogue as it is written: messages in ICU MessageFormat, in groups. */
export type Source = { readonly [key: string]: string | Source }

/** A catalogue as it is used: plain texts are strings, texts with arguments are functions of them. */
export type Texts<Written> = {
  readonly [Key in keyof Written]: Written[Key] extends string ? Text<Written[Key]> : Texts<Written[Key]>
}

type Text<Message extends string> = Message extends `${string}</${string}`
  ? <Part>(values: Values<Message> & Tags<Message, Part>) => ReadonlyArray<string | Part>
  : Message extends `${string}{${string}`
    ? (values: Values<Message>) => string
    : string

type Values<Message extends string> = GetICUArgs<
  Message,
  { ICUArgument: string | number; ICUNumberArgument: number; ICUDateArgument: Date }
>

/** `<link>…</link>` in a message is drawn by the function `link`, which gets what is between the tags. */
type Tags<Message extends string, Part> = {
  readonly [Tag in TagNames<Message>]: (inside: ReadonlyArray<string | Part>) => Part
}

type TagNames<Message extends string> = Message extends `${string}</${infer Tag}>${infer Rest}`
  ? Tag | TagNames<Rest>
  : never

/** The same texts in another language: none missing, none more. */
export type Translation<Written> = {
  readonly [Key in keyof Written]: Written[Key] extends string ? string : Translation<Written[Key]>
}

/** Texts of an agency's own in place of some of the product's. */
export type Replacements<Written> = {
  readonly [Key in keyof Written]?: Written[Key] extends string ? string : Replacements<Written[Key]>
}
