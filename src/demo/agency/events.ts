import type { FilmName } from '../pictures/films.ts'

/** What the gallery shows, with the demo's pictures by name. `daysAgo` is below zero for what is still to come. */
export interface EventPlan {
  title: string
  title_ur: string
  description: string
  description_ur: string
  place: string
  place_ur: string
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
    title_ur: 'پراپرٹی ایکسپو اسلام آباد',
    description:
      'Two days, thirty developers and one rule at our stand: no scheme without its NOC on the table.',
    description_ur:
      'دو دن، تیس ڈویلپر، اور ہمارے اسٹال پر ایک ہی اصول: جس اسکیم کی این او سی میز پر نہیں، وہ اسکیم بھی نہیں۔',
    place: 'Pak-China Friendship Centre, Islamabad',
    place_ur: 'پاک چائنا فرینڈشپ سینٹر، اسلام آباد',
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
    title_ur: 'رایا ولاز کی پہلی چابیاں مالکان کے حوالے',
    description:
      'Nine families got their keys on one morning, with tea on the lawn and a last look at the plumbing.',
    description_ur:
      'ایک ہی صبح نو خاندانوں کو اپنے گھر کی چابیاں ملیں۔ لان میں چائے ہوئی اور پلمبنگ کو آخری بار جانچا گیا۔',
    place: 'DHA Phase 7, Lahore',
    place_ur: 'ڈی ایچ اے فیز 7، لاہور',
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
    title_ur: 'تمام شاخوں کا سالانہ اجلاس',
    description: 'Nine cities in one room. The prize for the most honest listing went to Gujranwala.',
    description_ur: 'نو شہر ایک ہال میں جمع ہوئے۔ سب سے دیانت دار لسٹنگ کا انعام گوجرانوالہ کے حصے میں آیا۔',
    place: 'Serena Hotel, Islamabad',
    place_ur: 'سرینا ہوٹل، اسلام آباد',
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
    title_ur: 'اوورسیز پاکستانیوں کا دن',
    description:
      'Power of attorney, tax and transfer from abroad, explained in an afternoon to guests from six countries.',
    description_ur:
      'چھ ملکوں سے آئے مہمانوں کو ایک سہ پہر میں سمجھایا گیا کہ بیرونِ ملک سے مختار نامہ، ٹیکس اور ٹرانسفر کیسے ہوتا ہے۔',
    place: 'Head Office, Blue Area, Islamabad',
    place_ur: 'ہیڈ آفس، بلیو ایریا، اسلام آباد',
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
    title_ur: 'ڈی ایچ اے لاہور میں تربیت کا دن',
    description: 'Our agents went through the transfer office step by step, counter by counter.',
    description_ur: 'ہمارے ایجنٹوں نے ٹرانسفر آفس کا پورا طریقۂ کار ایک ایک کاؤنٹر پر جا کر دیکھا۔',
    place: 'DHA Office Complex, Lahore',
    place_ur: 'ڈی ایچ اے آفس کمپلیکس، لاہور',
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
    title_ur: 'کلفٹن کے ساحل کی صفائی',
    description: 'Forty bags before breakfast, and a breakfast worth forty bags.',
    description_ur: 'ناشتے سے پہلے چالیس تھیلے، اور پھر چالیس تھیلوں کے برابر ناشتہ۔',
    place: 'Clifton, Karachi',
    place_ur: 'کلفٹن، کراچی',
    daysAgo: 274,
    photos: [
      ['scene-group-karachi', 'The team with full bags on the sand, drawing'],
      ['scene-beach', 'Forty bags before breakfast, drawing'],
    ],
    videos: [['film-beach', 'The sand, then the team with full bags, drawing']],
  },
  {
    title: 'Trees for Hayatabad',
    title_ur: 'حیات آباد کے لیے درخت',
    description: 'Three hundred saplings along the Ring Road, each with the name of the one who waters it.',
    description_ur: 'رنگ روڈ کے ساتھ تین سو پودے، اور ہر پودے پر اس کا نام جو اسے پانی دیتا ہے۔',
    place: 'Hayatabad, Peshawar',
    place_ur: 'حیات آباد، پشاور',
    daysAgo: 402,
    photos: [
      ['scene-saplings', 'Name tags on young trees, drawing'],
      ['scene-group-peshawar', 'The Peshawar team between the trees, drawing'],
    ],
    videos: [],
  },
  {
    title: 'Opening of the Multan office',
    title_ur: 'ملتان آفس کا افتتاح',
    description:
      'Ribbon, prayers, and the first visitor: a lady who had been waiting for us since the morning.',
    description_ur: 'فیتہ کٹا، دعا ہوئی، اور پہلی مہمان ایک خاتون تھیں جو صبح سے ہمارا انتظار کر رہی تھیں۔',
    place: 'Bosan Road, Multan',
    place_ur: 'بوسن روڈ، ملتان',
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
    title_ur: 'پہلی بار گھر خریدنے والوں کی شام',
    description: 'What a bank wants, what a society wants, and what to look for behind the curtains.',
    description_ur: 'بینک کیا مانگتا ہے، سوسائٹی کیا مانگتی ہے، اور پردوں کے پیچھے کیا دیکھنا چاہیے۔',
    place: 'Gulberg III, Lahore',
    place_ur: 'گلبرگ 3، لاہور',
    daysAgo: 89,
    photos: [
      ['lounge-06', 'The lounge where the evening was held, artist’s impression'],
      ['scene-table', 'A checklist, brochures and a key, drawing'],
    ],
    videos: [],
  },
  {
    title: 'Cricket: buyers against agents',
    title_ur: 'کرکٹ: خریدار بمقابلہ ایجنٹ',
    description: 'The buyers won by four wickets. The agents ask for a review.',
    description_ur: 'خریدار چار وکٹوں سے جیت گئے۔ ایجنٹوں نے ریویو لے لیا ہے۔',
    place: 'Margalla Ground, Islamabad',
    place_ur: 'مارگلہ گراؤنڈ، اسلام آباد',
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
    title_ur: 'آئی ایس او 9001 کا نگرانی آڈٹ',
    description:
      'Three auditors, two days, one finding: our filing cabinet should be locked at lunch. It is now.',
    description_ur:
      'تین آڈیٹر، دو دن، ایک اعتراض: کھانے کے وقفے میں فائلوں کی الماری کو تالا لگنا چاہیے۔ اب لگتا ہے۔',
    place: 'Corporate Office, Bahria Phase 4',
    place_ur: 'کارپوریٹ آفس، بحریہ فیز 4',
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
    title_ur: 'نتھیا گلی کے لیے سردیوں کی امدادی مہم',
    description:
      'Quilts and school shoes for the villages above the road, with the help of owners in the hills.',
    description_ur: 'سڑک سے اوپر کے دیہات کے لیے لحاف اور اسکول کے جوتے، پہاڑی گھروں کے مالکان کے تعاون سے۔',
    place: 'Nathia Gali, Abbottabad',
    place_ur: 'نتھیا گلی، ایبٹ آباد',
    daysAgo: 340,
    photos: [
      ['scene-snow', 'The village above the road, drawing'],
      ['scene-group-hills', 'Two of the team in the snow, drawing'],
    ],
    videos: [],
  },
  {
    title: 'Dubai Real Estate Evening',
    title_ur: 'دبئی رئیل اسٹیٹ ایوننگ',
    description:
      'Meet our agents for Islamabad, Lahore and Karachi, with files, maps and time for your questions.',
    description_ur:
      'اسلام آباد، لاہور اور کراچی کے ہمارے ایجنٹوں سے ملیں۔ فائلیں اور نقشے ساتھ ہوں گے، اور آپ کے سوالوں کے لیے وقت بھی۔',
    place: 'Business Bay, Dubai',
    place_ur: 'بزنس بے، دبئی',
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
    title_ur: 'کراچی میں اوپن ہاؤس ویک اینڈ',
    description: 'Eleven apartments in Clifton and DHA, open from ten to six without an appointment.',
    description_ur:
      'کلفٹن اور ڈی ایچ اے کے گیارہ اپارٹمنٹ، صبح دس سے شام چھ بجے تک، وقت لیے بغیر تشریف لائیں۔',
    place: 'Clifton and DHA, Karachi',
    place_ur: 'کلفٹن اور ڈی ایچ اے، کراچی',
    daysAgo: -9,
    photos: [
      ['lounge-03', 'A lit living room in the evening, artist’s impression'],
      ['kitchen-03', 'Fruit on a kitchen counter, artist’s impression'],
      ['apartments-03', 'One of the blocks that are open, artist’s impression'],
    ],
    videos: [],
  },
]
