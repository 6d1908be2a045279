import type { searchWording as english } from '../../en/site/search-wording.ts'
import type { Translation } from '../../message-types.ts'

export const searchWording = {
  sale: {
    anywhere: 'برائے فروخت {things}',
    inPlace: '{place} میں برائے فروخت {things}',
    withAgent: '{agent} کے پاس برائے فروخت {things}',
    inPlaceWithAgent: '{agent} کے پاس {place} میں برائے فروخت {things}',
  },
  rent: {
    anywhere: 'کرائے کے لیے {things}',
    inPlace: '{place} میں کرائے کے لیے {things}',
    withAgent: '{agent} کے پاس کرائے کے لیے {things}',
    inPlaceWithAgent: '{agent} کے پاس {place} میں کرائے کے لیے {things}',
  },
  within: '{place}، {around}',
  twoAreas: '{one} اور {other}',
  manyAreas: '{count} علاقے',
  manyAreasOf: '{city} کے {count} علاقے',
  range: '{from} تا {to}',
} satisfies Translation<typeof english>
