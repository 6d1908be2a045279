/** Who the agency is. An agency changes this file, and no other, to make the site its own (D1). */
import type { Systems } from '#contract/systems.ts'

export type Office = {
  id: number
  name: string
  city: string
  address: string
  email: string
  phone: string
  /** When it is open, in words; empty when nothing is said of it. */
  hours: string
  /** The same in Urdu; what is left out stays English there. */
  urdu?: { name?: string; city?: string; address?: string; hours?: string }
  mapUrl: string
  lat: number
  long: number
}

export type Offices = readonly [head: Office, corporate: Office, ...branches: Office[]]

export type Agency = {
  name: string
  product: string
  tagline: string
  promise: string
  certification: string
  /** The same in Urdu; what is left out stays English there. */
  urdu: { name?: string; product?: string; tagline?: string; promise?: string; certification?: string }
  email: string
  phone: string
  whatsApp: string
  /** Where `/blog` leads. Null: it is not found, and nothing leads there. */
  blogUrl: string | null
  /** Six hex digits, such as #0B6B4A; dark enough for white text. */
  brandColour: `#${string}`
  /** Names in `/get-{product}-franchise`; every other one is not found. */
  franchiseProducts: readonly string[]
  /** Who answers franchise inquiries. */
  franchiseDesk: { phone: string; email: string }
  socials: readonly { name: string; url: string }[]
  /** Other sites that show the agency's listings: each listing links to itself there. None: not a word of them. */
  partners: readonly { name: string; domain: string }[]
  features: {
    /** Of projects whose units cannot be booked on the site: whether that is announced, or not spoken of. */
    onlineBooking: 'off' | 'soon'
  }
}

/** A text for WhatsApp and mail; {name}, {reference}, {about}, {agent} and {agency} are filled in. */
export type MessageTemplate = { name: string; subject: string; text: string }

export const agency: Agency = {
  name: 'Aangan Estates',
  product: 'Aangan',
  tagline: 'Pakistan’s biggest estate agency',
  promise: 'Transparent property transactions, from first visit to transfer.',
  certification: 'ISO 9001 certified',
  urdu: {
    name: 'آنگن اسٹیٹس',
    product: 'آنگن',
    tagline: 'پاکستان کی سب سے بڑی اسٹیٹ ایجنسی',
    promise: 'پہلی ملاقات سے ٹرانسفر تک، پراپرٹی کا ہر سودا شفاف۔',
    certification: 'آئی ایس او 9001 سے تصدیق شدہ',
  },
  email: 'hello@aangan.example',
  phone: '+92 51 111 000 222',
  whatsApp: '+92 300 0000222',
  blogUrl: 'https://blog.aangan.example/',
  brandColour: '#0B6B4A',
  franchiseProducts: ['aangan'],
  franchiseDesk: { phone: '+92 51 111 000 224', email: 'franchise@aangan.example' },
  socials: [
    { name: 'Facebook', url: 'https://www.facebook.com/aangan.example' },
    { name: 'Twitter', url: 'https://x.com/aangan_example' },
    { name: 'Instagram', url: 'https://www.instagram.com/aangan.example' },
    { name: 'Pinterest', url: 'https://www.pinterest.com/aangan_example' },
    { name: 'LinkedIn', url: 'https://www.linkedin.com/company/aangan-example' },
    { name: 'YouTube', url: 'https://www.youtube.com/@aangan-example' },
    { name: 'TikTok', url: 'https://www.tiktok.com/@aangan.example' },
  ],
  partners: [{ name: 'Makaan', domain: 'https://makaan.example' }],
  features: { onlineBooking: 'soon' },
}

/** The head office, the corporate office, then every branch. Browsers are not sent these: the API answers them. */
export const offices: Offices = [
  {
    id: 1,
    name: 'Head Office',
    city: 'Islamabad',
    address: 'Office 12, Jinnah Avenue, Blue Area, Islamabad',
    email: 'head.office@aangan.example',
    phone: '+92 51 111 000 222',
    hours: 'Mon to Sat 9 am to 7 pm\nSun 11 am to 4 pm',
    urdu: {
      name: 'ہیڈ آفس',
      city: 'اسلام آباد',
      address: 'آفس 12، جناح ایونیو، بلیو ایریا، اسلام آباد',
      hours: 'پیر تا ہفتہ صبح 9 سے شام 7 بجے\nاتوار صبح 11 سے سہ پہر 4 بجے',
    },
    mapUrl: 'https://www.openstreetmap.org/?mlat=33.7104&mlon=73.0561#map=16/33.7104/73.0561',
    lat: 33.7104,
    long: 73.0561,
  },
  {
    id: 2,
    name: 'Corporate Office',
    city: 'Islamabad',
    address: 'Plaza 9, Civic Centre, Bahria Phase 4, Islamabad',
    email: 'corporate@aangan.example',
    phone: '+92 51 111 000 223',
    hours: 'Mon to Sat 9 am to 6 pm',
    urdu: {
      name: 'کارپوریٹ آفس',
      city: 'اسلام آباد',
      address: 'پلازہ 9، سوک سینٹر، بحریہ فیز 4، اسلام آباد',
      hours: 'پیر تا ہفتہ صبح 9 سے شام 6 بجے',
    },
    mapUrl: 'https://www.openstreetmap.org/?mlat=33.5351&mlon=73.0979#map=16/33.5351/73.0979',
    lat: 33.5351,
    long: 73.0979,
  },
  {
    id: 3,
    name: 'Lahore Branch',
    city: 'Lahore',
    address: 'Shop 4, Y Block Commercial, DHA Phase 3, Lahore',
    email: 'lahore@aangan.example',
    phone: '+92 42 111 000 222',
    hours: 'Mon to Sat 10 am to 7 pm',
    urdu: {
      name: 'لاہور برانچ',
      city: 'لاہور',
      address: 'دکان 4، وائی بلاک کمرشل، ڈی ایچ اے فیز 3، لاہور',
      hours: 'پیر تا ہفتہ صبح 10 سے شام 7 بجے',
    },
    mapUrl: 'https://www.openstreetmap.org/?mlat=31.4784&mlon=74.3822#map=16/31.4784/74.3822',
    lat: 31.4784,
    long: 74.3822,
  },
  {
    id: 4,
    name: 'Karachi Branch',
    city: 'Karachi',
    address: 'Office 7, Khayaban-e-Shahbaz, DHA Phase 6, Karachi',
    email: 'karachi@aangan.example',
    phone: '+92 21 111 000 222',
    hours: 'Mon to Sat 10 am to 8 pm',
    urdu: {
      name: 'کراچی برانچ',
      city: 'کراچی',
      address: 'آفس 7، خیابانِ شہباز، ڈی ایچ اے فیز 6، کراچی',
      hours: 'پیر تا ہفتہ صبح 10 سے رات 8 بجے',
    },
    mapUrl: 'https://www.openstreetmap.org/?mlat=24.7968&mlon=67.0541#map=16/24.7968/67.0541',
    lat: 24.7968,
    long: 67.0541,
  },
]

/**
 * The systems around the site. `false`: no trace of it in a page, no call, no page in the office. Known to the server
 * alone: pages are told what they need.
 */
export const systems: Systems = {
  /** What visitors look at, counted without cookies. */
  analytics: true,
  /** Sponsored places on the home page, between search results and beside a listing. */
  ads: true,
  /** News of leads to staff outside the office's window, and to other programs. */
  push: true,
  /** Booking tokens of project units, paid online. */
  payments: true,
  /** Maps of listings, projects and results, and the way out to a map service. */
  maps: true,
}

/** What buyers are told who book a unit on the site: known to the server alone. */
export const bookingTerms = {
  /** Where tokens are sent as long as no payment gateway is set. */
  account: {
    bank: 'Bank of Margalla, Blue Area, Islamabad',
    title: 'Aangan Estates, clients’ account',
    iban: 'PK36 BOMG 0000 0011 2345 6702',
  },
  /** What is paid back, and when; `urdu` may be empty. */
  refunds: {
    english:
      'If you change your mind within seven days of booking, we’ll refund you in full within seven working days. After that, the token counts towards the price. If a payment reaches us twice, or after the hold has ended, we’ll refund it in full.',
    urdu: 'اگر آپ بکنگ کے سات دن کے اندر اپنا ارادہ بدل لیں تو ہم سات کاروباری دنوں میں پوری رقم واپس کر دیتے ہیں۔ اس کے بعد ٹوکن قیمت میں شمار ہوتا ہے۔ اگر کوئی رقم دو بار یا ہولڈ ختم ہونے کے بعد موصول ہو تو ہم وہ بھی پوری واپس کرتے ہیں۔',
  },
}

/** What agents write first, chosen and changed before it is sent: known to the admin app alone. */
export const messageTemplates: readonly MessageTemplate[] = [
  {
    name: 'First answer',
    subject: 'Your request {reference}',
    text: 'Assalam-o-alaikum {name}, this is {agent} of {agency}. Thank you for your request {reference} about {about}. When may I call you?',
  },
  {
    name: 'Viewing',
    subject: 'Viewing: {about}',
    text: 'Assalam-o-alaikum {name}, you can view {about} on any day this week. What day and time suit you? {agent}, {agency}',
  },
  {
    name: 'Could not reach you',
    subject: 'We tried to reach you about {about}',
    text: 'Assalam-o-alaikum {name}, I tried to call you about {about} (request {reference}). When is a good time? {agent}, {agency}',
  },
]
