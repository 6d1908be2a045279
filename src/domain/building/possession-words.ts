/** Words for the possession of a property, in English, Urdu and Roman Urdu. */
import type { Possession } from '#contract/listings/property.ts'

type PossessionWords = {
  /** Among other words, as in a title or a query. */
  told: string
  /** In a query only. */
  asked?: string
  /** Only on their own, as in the cell of a table. */
  alone: string
}

export const possessionWords: Readonly<Record<Possession, PossessionWords>> = {
  ready: {
    told: 'possession|possession available|possession given|with possession|ready possession|ready for possession|immediate possession|possession ready|possessionable|possession able|ready to move|ready to move in|ready to live|ready to live in|ready for living|ready to shift|qabza|kabza|qabza wala|qabze wala|qabza available|fori qabza|foran qabza|قبضہ|قبضہ والا|قبضے والا|فوری قبضہ|قبضہ دستیاب|قبضہ موجود|رہائش کے لیے تیار',
    asked: 'ready',
    alone:
      'yes|ready|available|given|handed over|complete|completed|constructed|finished|immediate|now|haan|han|ہاں|جی ہاں|دستیاب|تیار|مکمل',
  },
  'grey structure': {
    told: 'grey structure|gray structure|grey structured|gray structured|grey str|greystructure|graystructure|dhancha|گرے سٹرکچر|گرے اسٹرکچر|ڈھانچہ',
    alone: 'grey|gray|structure|structure only',
  },
  'under construction': {
    told: 'under construction|underconstruction|under const|zer e tameer|zere tameer|zair e tameer|zair tameer|zer tameer|zer e tamir|زیر تعمیر',
    alone: 'construction|in construction|in progress|ongoing|being built',
  },
  'not yet': {
    told: 'non possession|no possession|without possession|not possession|possession nahi|possession nahin|possession nahi hai|possession later|possession awaited|possession pending|possession soon|possession not available|non possessionable|off plan|qabza nahi|qabza nahin|qabza nahi hai|baghair qabza|baghair qabze|bina qabza|قبضہ نہیں|بغیر قبضہ|بغیر قبضے|قبضے کے بغیر|آف پلان',
    alone:
      'no|not yet|not yet available|not available|not ready|pending|awaited|expected|later|soon|pre launch|nahi|nahin|نہیں|ابھی نہیں',
  },
}
