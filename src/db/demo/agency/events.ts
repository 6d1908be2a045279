/**
 * What the gallery shows. Media are named by what they show; the files are made apart, until then the site
 * draws a placeholder with the text. `daysAgo` is below zero for what is still to come.
 */
export interface EventPlan {
  title: string
  description: string
  place: string
  daysAgo: number
  photos: readonly string[]
  videos: readonly string[]
}

export const eventPlans: readonly EventPlan[] = [
  {
    title: 'Property Expo Islamabad',
    description:
      'Two days, thirty developers and one rule at our stand: no scheme without its NOC on the table.',
    place: 'Pak-China Friendship Centre, Islamabad',
    daysAgo: 17,
    photos: [
      'Our stand with a model of Margalla Court',
      'Visitors study a site plan',
      'An agent explains a payment plan',
      'The hall from the gallery',
      'A child with a paper house',
    ],
    videos: ['A walk through the hall'],
  },
  {
    title: 'Handing over the first keys of Raya Villas',
    description:
      'Nine families got their keys on one morning, with tea on the lawn and a last look at the plumbing.',
    place: 'DHA Phase 7, Lahore',
    daysAgo: 33,
    photos: [
      'A family holds the key to their villa',
      'The avenue of young jamun trees',
      'The developer opens the first door',
      'Tea under the canopy',
    ],
    videos: ['The first door opens'],
  },
  {
    title: 'Annual meeting of all branches',
    description: 'Nine cities in one room. The prize for the most honest listing went to Gujranwala.',
    place: 'Serena Hotel, Islamabad',
    daysAgo: 121,
    photos: [
      'Agents from nine cities in one hall',
      'The prize is handed over',
      'The Karachi team at lunch',
      'Notes on the white board',
      'The head of sales speaks',
      'Evening in the garden',
    ],
    videos: ['Highlights of the day', 'What we want to do better'],
  },
  {
    title: 'Overseas Pakistanis day',
    description:
      'Power of attorney, tax and transfer from abroad, explained in an afternoon to guests from six countries.',
    place: 'Head Office, Blue Area, Islamabad',
    daysAgo: 64,
    photos: [
      'Guests with headphones at a long table',
      'A lawyer explains a power of attorney',
      'A video call with Riyadh',
      'Questions after the talk',
    ],
    videos: ['Power of attorney in five minutes'],
  },
  {
    title: 'Training day with DHA Lahore',
    description: 'Our agents went through the transfer office step by step, counter by counter.',
    place: 'DHA Office Complex, Lahore',
    daysAgo: 196,
    photos: [
      'Agents at a transfer counter',
      'A clerk shows a site plan',
      'The group in front of the complex',
    ],
    videos: [],
  },
  {
    title: 'Beach cleaning in Clifton',
    description: 'Forty bags before breakfast, and a breakfast worth forty bags.',
    place: 'Clifton, Karachi',
    daysAgo: 274,
    photos: [
      'The team with full bags on the sand',
      'Halwa puri on the sea wall',
      'Clean sand at low tide',
      'Volunteers sort plastic',
    ],
    videos: ['An hour in one minute'],
  },
  {
    title: 'Trees for Hayatabad',
    description: 'Three hundred saplings along the Ring Road, each with the name of the one who waters it.',
    place: 'Hayatabad, Peshawar',
    daysAgo: 402,
    photos: [
      'Planting the first sapling',
      'Name tags on young trees',
      'School children with watering cans',
      'The row of trees from above',
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
      'The ribbon is cut',
      'The new reception',
      'The first visitor signs the book',
      'Sohan halwa for everyone',
    ],
    videos: ['The opening in two minutes'],
  },
  {
    title: 'First-time buyers’ evening',
    description: 'What a bank wants, what a society wants, and what to look for behind the curtains.',
    place: 'Gulberg III, Lahore',
    daysAgo: 89,
    photos: [
      'A full room of young couples',
      'A banker at the flip chart',
      'Questions over samosas',
      'A checklist on a clipboard',
    ],
    videos: ['The checklist, point by point'],
  },
  {
    title: 'Cricket: buyers against agents',
    description: 'The buyers won by four wickets. The agents ask for a review.',
    place: 'Margalla Ground, Islamabad',
    daysAgo: 232,
    photos: ['The toss', 'A six over the boundary', 'Both teams together', 'Tea break', 'The trophy'],
    videos: ['The last over'],
  },
  {
    title: 'ISO 9001 surveillance audit',
    description:
      'Three auditors, two days, one finding: our filing cabinet should be locked at lunch. It is now.',
    place: 'Corporate Office, Bahria Phase 4',
    daysAgo: 147,
    photos: [
      'Auditors with the listing files',
      'The certificate on the wall',
      'The team after the closing meeting',
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
      'A jeep full of quilts',
      'Children try on shoes',
      'Snow on the bazaar',
      'Volunteers by the fire',
    ],
    videos: ['Up the hill'],
  },
  {
    title: 'Dubai Real Estate Evening',
    description:
      'Meet our agents for Islamabad, Lahore and Karachi, with files, maps and time for your questions.',
    place: 'Business Bay, Dubai',
    daysAgo: -26,
    photos: ['The hall at Business Bay, set for the evening', 'Brochures and maps on a table'],
    videos: ['Last year’s evening in one minute'],
  },
  {
    title: 'Open house weekend in Karachi',
    description: 'Eleven apartments in Clifton and DHA, open from ten to six without an appointment.',
    place: 'Clifton and DHA, Karachi',
    daysAgo: -9,
    photos: [
      'A lit living room above the sea',
      'A map of the open houses',
      'Fresh flowers on a kitchen counter',
    ],
    videos: [],
  },
]
