import type { searchWording as english } from '../../en/site/search-wording.ts'
import type { Translation } from '../../message-types.ts'

export const searchWording = {
  sale: {
    anywhere: '{things} برائے فروخت',
    inPlace: '{place} میں {things} برائے فروخت',
    withAgent: '{agent} کے پاس {things} برائے فروخت',
    inPlaceWithAgent: '{agent} کے پاس {place} میں {things} برائے فروخت',
  },
  rent: {
    anywhere: '{things} کرائے کے لیے',
    inPlace: '{place} میں {things} کرائے کے لیے',
    withAgent: '{agent} کے پاس {things} کرائے کے لیے',
    inPlaceWithAgent: '{agent} کے پاس {place} میں {things} کرائے کے لیے',
  },
  none: '{search} دستیاب نہیں',
  within: '{place}، {around}',
  twoAreas: '{one} اور {other}',
  manyAreas: '{count} علاقوں',
  manyAreasOf: '{city} کے {count} علاقوں',
  range: '{from} تا {to}',
} satisfies Translation<typeof english>
