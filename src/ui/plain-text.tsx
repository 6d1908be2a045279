import { contentLang } from './content-lang.ts'

/** A text without markup. A blank line begins a paragraph, and other line breaks stay as they were typed. */
export function PlainText({ text, className = '' }: { text: string; className?: string }) {
  return (
    <div lang={contentLang(text)} className={`stack-4 text-pretty ${className}`}>
      {splitParagraphs(text).map((paragraph, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a text never move
        <p key={at} dir="auto" className="whitespace-pre-line">
          {paragraph}
        </p>
      ))}
    </div>
  )
}

function splitParagraphs(text: string): string[] {
  return text.trim().split(/\s*\n\s*\n\s*/)
}
