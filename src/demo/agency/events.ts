import type { FilmName } from '../pictures/films.ts'

/** What the gallery shows, with the demo's pictures by name. `daysAgo` is below zero for what is still to come. */
export interface EventPlan {
  title: string
  description: string
  place: string
  daysAgo: number
  /** The day itself, YYYY-MM-DD, for an event that a page of the agency's own announces. */
  heldOn?: string
  photos: readonly (readonly [picture: string, alt: string])[]
  /** Film and title; who could take a film for a recording reads in its title that it is none. */
  videos: readonly (readonly [film: FilmName, title: string])[]
}

export const eventPlans: readonly EventPlan[] = [
  {
    title: 'Property Expo Islamabad',
    description:
      'Two days, thirty developers and one rule at our stand: no scheme without its NOC on the table.',
    place: 'Pak-China Friendship Centre, Islamabad',
    daysAgo: 17,
    photos: [
      ['event-04', 'The aisle between the stands, artist’s impression'],
      ['event-01', 'The hall for the talks before the doors open, artist’s impression'],
      ['apartments-01', 'Margalla Court, as our stand showed it, artist’s impression'],
      ['plots-03', 'A scheme from above, as our stand showed it, artist’s impression'],
      ['scene-table', 'Site plans, brochures and a key on the table, drawing'],
    ],
    videos: [['film-expo', 'A look around the hall and our stand, artist’s impression']],
  },
  {
    title: 'Handing over the first keys of Raya Villas',
    description:
      'Nine families got their keys on one morning, with tea on the lawn and a last look at the plumbing.',
    place: 'DHA Phase 7, Lahore',
    daysAgo: 33,
    photos: [
      ['villa-golden-01', 'One of the nine villas in the evening light, artist’s impression'],
      ['street-01', 'The avenue of young trees, artist’s impression'],
      ['event-05', 'Guests before the canopy and the ribbon, artist’s impression'],
      ['lounge-01', 'The lounge of the show house, artist’s impression'],
    ],
    videos: [['film-keys', 'From the avenue to the lounge, artist’s impression']],
  },
  {
    title: 'Annual meeting of all branches',
    description: 'Nine cities in one room. The prize for the most honest listing went to Gujranwala.',
    place: 'Serena Hotel, Islamabad',
    daysAgo: 121,
    photos: [
      ['scene-group-all', 'Agents of all branches on the stage, drawing'],
      ['scene-group-bahria', 'The Bahria team, drawing'],
      ['event-03', 'The full hall on the first morning, artist’s impression'],
      ['scene-lawn', 'Tea on the lawn, drawing'],
    ],
    videos: [['film-meeting', 'The hall, then everybody on the stage, drawing']],
  },
  {
    title: 'Overseas Pakistanis day',
    description:
      'Power of attorney, tax and transfer from abroad, explained in an afternoon to guests from six countries.',
    place: 'Head Office, Blue Area, Islamabad',
    daysAgo: 64,
    photos: [
      ['scene-office', 'The head office, drawing'],
      ['office-01', 'The office where the talks were held, artist’s impression'],
      ['scene-table', 'A site plan and a key on the table, drawing'],
      ['reception-01', 'The reception, ready for guests, artist’s impression'],
    ],
    videos: [],
  },
  {
    title: 'Training day with DHA Lahore',
    description: 'Our agents went through the transfer office step by step, counter by counter.',
    place: 'DHA Office Complex, Lahore',
    daysAgo: 196,
    photos: [
      ['scene-group-lahore', 'The group before the complex, drawing'],
      ['plots-01', 'A phase from above, as the clerk’s plan shows it, artist’s impression'],
      ['narrow-day-01', 'A street that was part of the walk, artist’s impression'],
    ],
    videos: [],
  },
  {
    title: 'Beach cleaning in Clifton',
    description: 'Forty bags before breakfast, and a breakfast worth forty bags.',
    place: 'Clifton, Karachi',
    daysAgo: 274,
    photos: [
      ['scene-group-karachi', 'The team with full bags on the sand, drawing'],
      ['scene-beach', 'Forty bags before breakfast, drawing'],
    ],
    videos: [['film-beach', 'The sand, then the team with full bags, drawing']],
  },
  {
    title: 'Trees for Hayatabad',
    description: 'Three hundred saplings along the Ring Road, each with the name of the one who waters it.',
    place: 'Hayatabad, Peshawar',
    daysAgo: 402,
    photos: [
      ['scene-saplings', 'Name tags on young trees, drawing'],
      ['scene-group-peshawar', 'The Peshawar team between the trees, drawing'],
    ],
    videos: [],
  },
  {
    title: 'Opening of the Multan office',
    description:
      'Ribbon, prayers, and the first visitor: a lady who had been waiting for us since the morning.',
    place: 'Bosan Road, Multan',
    daysAgo: 318,
    photos: [
      ['scene-office', 'The new front, drawing'],
      ['reception-01', 'The new reception, artist’s impression'],
      ['office-02', 'The desks on the first morning, artist’s impression'],
      ['scene-table', 'The visitors’ first site plan, drawing'],
    ],
    videos: [],
  },
  {
    title: 'First-time buyers’ evening',
    description: 'What a bank wants, what a society wants, and what to look for behind the curtains.',
    place: 'Gulberg III, Lahore',
    daysAgo: 89,
    photos: [
      ['lounge-06', 'The lounge where the evening was held, artist’s impression'],
      ['scene-table', 'A checklist, brochures and a key, drawing'],
    ],
    videos: [],
  },
  {
    title: 'Cricket: buyers against agents',
    description: 'The buyers won by four wickets. The agents ask for a review.',
    place: 'Margalla Ground, Islamabad',
    daysAgo: 232,
    photos: [
      ['scene-cricket', 'The ground before the toss, drawing'],
      ['scene-group-cricket', 'The agents’ side, drawing'],
      ['scene-lawn', 'Tea break, drawing'],
    ],
    videos: [['film-cricket', 'The ground, the agents’ side and the tea, drawing']],
  },
  {
    title: 'ISO 9001 surveillance audit',
    description:
      'Three auditors, two days, one finding: our filing cabinet should be locked at lunch. It is now.',
    place: 'Corporate Office, Bahria Phase 4',
    daysAgo: 147,
    photos: [
      ['office-02', 'The desks where the files were read, artist’s impression'],
      ['office-01', 'The office after the closing meeting, artist’s impression'],
      ['scene-office', 'The corporate office, drawing'],
    ],
    videos: [],
  },
  {
    title: 'Winter drive for Nathia Gali',
    description:
      'Quilts and school shoes for the villages above the road, with the help of owners in the hills.',
    place: 'Nathia Gali, Abbottabad',
    daysAgo: 340,
    photos: [
      ['scene-snow', 'The village above the road, drawing'],
      ['scene-group-hills', 'Two of the team in the snow, drawing'],
    ],
    videos: [],
  },
  {
    title: 'Dubai Real Estate Evening',
    description:
      'Meet our agents for Islamabad, Lahore and Karachi, with files, maps and time for your questions.',
    place: 'Business Bay, Dubai',
    daysAgo: -26,
    // As content/dubai-re-event.md announces it.
    heldOn: '2027-02-13',
    photos: [
      ['event-01', 'A hall, set for the evening, artist’s impression'],
      ['scene-table', 'Brochures and maps on a table, drawing'],
    ],
    videos: [],
  },
  {
    title: 'Open house weekend in Karachi',
    description: 'Eleven apartments in Clifton and DHA, open from ten to six without an appointment.',
    place: 'Clifton and DHA, Karachi',
    daysAgo: -9,
    photos: [
      ['lounge-03', 'A lit living room in the evening, artist’s impression'],
      ['kitchen-03', 'Fruit on a kitchen counter, artist’s impression'],
      ['apartments-03', 'One of the blocks that are open, artist’s impression'],
    ],
    videos: [],
  },
]
