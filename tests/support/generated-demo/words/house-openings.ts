import type { Phrase } from './tell.ts'
import { a, aged, count, inPlace, inText, nearby, sized, sizeOf, storeyed, upperFirst } from './wording.ts'

/** How the telling of a house begins. */
export const houseOpening: readonly Phrase[] = [
  ({ facts, first }) =>
    first('size') &&
    first('street') &&
    `${upperFirst(a(`${facts.age === 0 ? 'newly built ' : ''}${sized(facts)} house`))} on a ${facts.street}-ft street ${inPlace(facts)}.`,
  ({ facts, first }) =>
    first('size') &&
    first('beds') &&
    `${upperFirst(count(facts.beds, 'bedroom'))} on ${sizeOf(facts)}, ${storeyed(facts)}, ${aged(facts)}.`,
  ({ facts, first, random }) =>
    facts.age >= 3 &&
    first('age') &&
    first('size') &&
    `A ${storeyed(facts)} house on ${sizeOf(facts)}, built ${inText(facts.age)} years ago and ${random.pick(['kept with care', 'looked after since', 'still in the first owner’s hands', 'in good repair'])}.`,
  ({ facts, random }) =>
    facts.purpose === 'sale' &&
    facts.age >= 2 &&
    facts.age <= 12 &&
    random.pick([
      'The owner built it for his own family, and it shows.',
      'Built by an engineer for himself, not for the market.',
      'Self-built, with good steel and no shortcuts.',
    ]),
  ({ facts, random }) =>
    facts.age === 0 &&
    random.pick([
      'Just finished; nobody has lived in it yet.',
      'Fresh from the builder, down to the last switch.',
      'Newly built and ready for the key.',
      'Completed this year to a careful plan.',
    ]),
  ({ facts, tells }) => tells('Corner') && `A corner house with light from two sides, ${storeyed(facts)}.`,
  ({ facts, tells }) =>
    tells('Park facing') && `${upperFirst(a(storeyed(facts)))} house that looks straight onto the park.`,
  ({ facts, tells, first }) =>
    tells('Basement') &&
    first('size') &&
    `A full basement below, ${facts.storeys === 1 ? 'one floor' : `${inText(facts.storeys)} floors`} above, on ${sizeOf(facts)}.`,
  ({ facts, first }) =>
    facts.storeys === 2 &&
    first('beds') &&
    first('layout') &&
    `${upperFirst(count(facts.beds, 'bedroom'))} over two floors, with a lounge on each.`,
  ({ facts, first }) =>
    first('size') && `A straightforward ${storeyed(facts)} family home on ${sizeOf(facts)}.`,
  ({ facts, first, random }) =>
    first('size') &&
    `${upperFirst(random.pick(['a practical', 'a bright', 'a well-planned', 'a solid']))} ${sized(facts)} house ${inPlace(facts)}.`,
  ({ facts, tells }) =>
    facts.storeys > 1 &&
    tells('Hill view') &&
    'The hills stand behind the house, and the upper rooms look at them.',
  (t) => {
    const near = nearby(t)
    return (
      near && t.first('size') && `${upperFirst(sizeOf(t.facts))}, ${storeyed(t.facts)}, close to ${near}.`
    )
  },
  ({ facts, first }) =>
    facts.purpose === 'rent' &&
    first('size') &&
    `The whole house on ${sizeOf(facts)}, ${facts.age === 0 ? 'new and' : 'freshly painted and'} ready to move in.`,
  ({ facts, first }) =>
    first('size') &&
    first('beds') &&
    first('baths') &&
    `${upperFirst(count(facts.beds, 'bedroom'))}, ${count(facts.baths, 'bath')}, ${sizeOf(facts)}.`,
  ({ facts, first }) =>
    first('beds') &&
    `${upperFirst(a(`${storeyed(facts)} house`))} of ${count(facts.beds, 'bedroom')} ${inPlace(facts)}.`,
  ({ facts, first, random }) =>
    first('size') &&
    first('beds') &&
    `${random.pick(['Room for everyone', 'Built to live in', 'A family’s house', 'All that is needed'])}: ${count(facts.beds, 'bedroom')} and ${count(facts.baths, 'bath')} on ${sizeOf(facts)}.`,
  ({ facts, random }) =>
    facts.age <= 4 &&
    random.pick([
      'A house that needs nothing but your furniture.',
      'Light, air and a plan that wastes nothing.',
      'Every tap, lock and switch has been tried.',
    ]),
  ({ facts, random }) =>
    facts.age >= 4 &&
    random.pick([
      'An honest house, dry from roof to floor.',
      'One owner since it was built.',
      'Lived in and loved; you feel it in the rooms.',
      'Good bones and a good street.',
    ]),
  ({ facts, first }) =>
    facts.storeys === 2 && first('layout') && 'The plan is simple: living rooms below, bedrooms above.',
  ({ facts, first }) =>
    facts.purpose === 'rent' &&
    first('size') &&
    first('beds') &&
    `To let whole: ${a(`${sized(facts)} house`)} with ${count(facts.beds, 'bedroom')}.`,
]
