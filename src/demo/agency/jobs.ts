import type { JobPlan } from './job-plan.ts'
import { moreJobs } from './more-jobs.ts'

/** Vacancies; closed ones have a closing day that is past. */
export const jobPlans: readonly JobPlan[] = [
  {
    title: 'Sales agent, houses',
    title_ur: 'سیلز ایجنٹ، گھر',
    department: 'Sales',
    city: 'Islamabad',
    employment: 'Full time',
    experience: '2 years',
    experience_ur: '2 سال',
    salary: [60_000, 110_000],
    description:
      'You show houses in the F and G sectors, keep their papers in order and stay with a buyer until the transfer. Commission comes on top of the salary.',
    description_ur:
      'آپ ایف اور جی سیکٹروں میں گھر دکھائیں گے، ان کے کاغذات مکمل رکھیں گے اور ٹرانسفر تک خریدار کے ساتھ رہیں گے۔ تنخواہ کے علاوہ کمیشن بھی ملے گا۔',
    requirements: ['Two years in sales of any kind', 'Own motorcycle or car', 'Fluent Urdu, good English'],
    requirements_ur: [
      'کسی بھی شعبے میں سیلز کا دو سالہ تجربہ',
      'اپنی موٹر سائیکل یا گاڑی',
      'رواں اردو، اچھی انگریزی',
    ],
    positions: 3,
    publishedDaysAgo: 6,
    closesInDays: 39,
  },
  {
    title: 'Sales agent, plots and files',
    title_ur: 'سیلز ایجنٹ، پلاٹ اور فائلیں',
    department: 'Sales',
    city: 'Lahore',
    employment: 'Full time',
    experience: '1 year',
    experience_ur: '1 سال',
    salary: [50_000, 90_000],
    description:
      'You follow the rates of DHA, Lake City and Park View City every morning and tell clients plainly when not to buy.',
    description_ur:
      'آپ ہر صبح ڈی ایچ اے، لیک سٹی اور پارک ویو سٹی کے ریٹ دیکھیں گے، اور جب خریدنا مناسب نہ ہو تو کلائنٹ کو صاف بتا دیں گے۔',
    requirements: ['A year in property or banking', 'At ease with figures', 'Punjabi and Urdu'],
    requirements_ur: ['پراپرٹی یا بینکنگ میں ایک سال', 'حساب کتاب میں مہارت', 'پنجابی اور اردو'],
    positions: 2,
    publishedDaysAgo: 11,
    closesInDays: 34,
  },
  {
    title: 'Branch manager',
    title_ur: 'برانچ منیجر',
    department: 'Sales',
    city: 'Multan',
    employment: 'Full time',
    experience: '6 years',
    experience_ur: '6 سال',
    salary: [180_000, 260_000],
    description:
      'You open our second office in Multan, hire its first four agents and answer for every listing it publishes.',
    description_ur:
      'آپ ملتان میں ہمارا دوسرا دفتر کھولیں گے، اس کے پہلے چار ایجنٹ رکھیں گے اور وہاں کی ہر لسٹنگ کے ذمہ دار ہوں گے۔',
    requirements: [
      'Six years in property, two of them leading people',
      'Known in the trade in Multan',
      'A clean record with DHA and MDA',
    ],
    requirements_ur: [
      'پراپرٹی میں چھ سال، جن میں سے دو سال ٹیم کی سربراہی',
      'ملتان کی مارکیٹ میں جان پہچان',
      'ڈی ایچ اے اور ایم ڈی اے کے ساتھ صاف ریکارڈ',
    ],
    positions: 1,
    publishedDaysAgo: 3,
    closesInDays: 42,
  },
  {
    title: 'Rental coordinator',
    title_ur: 'رینٹل کوآرڈینیٹر',
    department: 'Rentals',
    city: 'Karachi',
    employment: 'Full time',
    experience: '2 years',
    experience_ur: '2 سال',
    salary: [70_000, 95_000],
    description:
      'You match tenants with owners in Clifton and DHA, draw up agreements and settle deposits when people move out.',
    description_ur:
      'آپ کلفٹن اور ڈی ایچ اے میں کرایہ داروں اور مالکان کو ملائیں گے، کرایہ نامے تیار کریں گے اور گھر خالی ہونے پر سکیورٹی ڈپازٹ کا حساب صاف کریں گے۔',
    requirements: ['Patience on the telephone', 'Good written English', 'Knows Clifton and DHA by street'],
    requirements_ur: [
      'فون پر تحمل سے بات کرنا',
      'اچھی تحریری انگریزی',
      'کلفٹن اور ڈی ایچ اے کی گلیوں سے واقفیت',
    ],
    positions: 2,
    publishedDaysAgo: 15,
    closesInDays: 30,
  },
  {
    title: 'Property photographer',
    title_ur: 'پراپرٹی فوٹوگرافر',
    department: 'Marketing',
    city: 'Islamabad',
    employment: 'Full time',
    experience: '3 years',
    experience_ur: '3 سال',
    salary: [90_000, 130_000],
    description:
      'Four properties a day, in natural light, with straight verticals. You choose twelve pictures out of a hundred and write what each one shows.',
    description_ur:
      'روز چار پراپرٹیز، قدرتی روشنی میں، سیدھی لکیروں کے ساتھ۔ سو تصویروں میں سے بارہ آپ چنیں گے اور ہر ایک کے ساتھ لکھیں گے کہ اس میں کیا ہے۔',
    requirements: ['A portfolio of interiors', 'Own camera and wide lens', 'Driving licence'],
    requirements_ur: [
      'گھروں کے اندرونی حصوں کی تصاویر کا پورٹ فولیو',
      'اپنا کیمرا اور وائیڈ لینز',
      'ڈرائیونگ لائسنس',
    ],
    positions: 1,
    publishedDaysAgo: 9,
    closesInDays: 21,
  },
  {
    title: 'Legal officer',
    title_ur: 'لیگل آفیسر',
    department: 'Legal',
    city: 'Islamabad',
    employment: 'Full time',
    experience: '5 years',
    experience_ur: '5 سال',
    salary: [160_000, 220_000],
    description:
      'Every property we publish passes your desk: title, dues, approvals. You say no when the papers say no.',
    description_ur:
      'ہماری ہر پراپرٹی شائع ہونے سے پہلے آپ کی میز سے گزرے گی: ملکیت، واجبات، منظوریاں۔ کاغذات ٹھیک نہ ہوں تو آپ کا جواب انکار ہو گا۔',
    requirements: [
      'LL.B. and a licence of the lower courts',
      'Five years of conveyancing',
      'Knows CDA and RDA procedure',
    ],
    requirements_ur: [
      'ایل ایل بی اور ماتحت عدالتوں کا لائسنس',
      'جائیداد کی منتقلی کے کام میں پانچ سال',
      'سی ڈی اے اور آر ڈی اے کے طریقۂ کار سے واقفیت',
    ],
    positions: 1,
    publishedDaysAgo: 18,
    closesInDays: 27,
  },
  {
    title: 'Front desk officer',
    title_ur: 'فرنٹ ڈیسک آفیسر',
    department: 'Administration',
    city: 'Rawalpindi',
    employment: 'Full time',
    experience: 'No experience needed',
    experience_ur: 'تجربہ ضروری نہیں',
    salary: [45_000, 55_000],
    description:
      'You receive visitors in the Civic Centre, answer three telephones and know which agent is free.',
    description_ur:
      'آپ سوک سینٹر میں آنے والوں کا استقبال کریں گے، تین فون سنبھالیں گے اور جانتے ہوں گے کہ اس وقت کون سا ایجنٹ فارغ ہے۔',
    requirements: ['Intermediate or above', 'A clear voice', 'English and Urdu'],
    requirements_ur: ['کم از کم انٹرمیڈیٹ', 'صاف آواز', 'انگریزی اور اردو'],
    positions: 1,
    publishedDaysAgo: 5,
    closesInDays: 25,
  },
  {
    title: 'Accountant',
    title_ur: 'اکاؤنٹنٹ',
    department: 'Finance',
    city: 'Islamabad',
    employment: 'Full time',
    experience: '4 years',
    experience_ur: '4 سال',
    salary: [110_000, 150_000],
    description:
      'You keep the client accounts apart from ours, to the rupee, and close each month by the fifth.',
    description_ur:
      'آپ کلائنٹس کے کھاتے ہمارے کھاتوں سے الگ رکھیں گے، ایک ایک روپے تک، اور ہر مہینہ پانچ تاریخ تک بند کریں گے۔',
    requirements: [
      'ACCA part-qualified or M.Com.',
      'Four years in accounts',
      'Knows withholding on property',
    ],
    requirements_ur: [
      'اے سی سی اے (جزوی) یا ایم کام',
      'اکاؤنٹس میں چار سال',
      'پراپرٹی پر ودہولڈنگ ٹیکس سے واقفیت',
    ],
    positions: 1,
    publishedDaysAgo: 22,
    closesInDays: 18,
  },
  ...moreJobs,
]
