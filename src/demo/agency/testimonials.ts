/** What invented clients say. `daysAgo` is when they said it. */
export interface TestimonialPlan {
  name: string
  name_ur: string
  place: string
  place_ur: string
  rating: number
  daysAgo: number
  text: string
  text_ur: string
}

export const testimonialPlans: readonly TestimonialPlan[] = [
  {
    name: 'Khurram and Saima Latif',
    name_ur: 'خرم اور صائمہ لطیف',
    place: 'Bought in G-13, Islamabad',
    place_ur: 'جی 13، اسلام آباد میں گھر خریدا',
    rating: 5,
    daysAgo: 24,
    text: 'Hamza told us about the damp in the back room before we had seen it. We bought the house next door to that one.',
    text_ur:
      'پچھلے کمرے کی سیلن کا حمزہ نے ہمیں پہلے بتا دیا، ہم نے گھر بعد میں دیکھا۔ پھر ہم نے اس کے ساتھ والا گھر خرید لیا۔',
  },
  {
    name: 'Dr Naveed Akhtar',
    name_ur: 'ڈاکٹر نوید اختر',
    place: 'Sold in DHA Phase 6, Lahore',
    place_ur: 'ڈی ایچ اے فیز 6، لاہور میں گھر بیچا',
    rating: 5,
    daysAgo: 51,
    text: 'Three serious buyers in two weeks, and the price we had asked. The transfer took one morning.',
    text_ur:
      'دو ہفتوں میں تین سنجیدہ خریدار آئے اور قیمت وہی ملی جو ہم نے مانگی تھی۔ ٹرانسفر ایک ہی صبح میں ہو گیا۔',
  },
  {
    name: 'Fatima Al-Hashmi',
    name_ur: 'فاطمہ الہاشمی',
    place: 'Bought from Dubai, Bahria Town Karachi',
    place_ur: 'دبئی میں رہتے ہوئے بحریہ ٹاؤن کراچی میں گھر خریدا',
    rating: 5,
    daysAgo: 73,
    text: 'I never flew in. Video of the street, papers by courier, and a call every Friday until the key was with my brother.',
    text_ur:
      'مجھے ایک بار بھی آنا نہیں پڑا۔ گلی کی ویڈیو، کوریئر سے کاغذات، اور ہر جمعے ایک فون، یہاں تک کہ چابی میرے بھائی کے ہاتھ میں آ گئی۔',
  },
  {
    name: 'Ghulam Rasool',
    name_ur: 'غلام رسول',
    place: 'Rented in Hayatabad, Peshawar',
    place_ur: 'حیات آباد، پشاور میں گھر کرائے پر لیا',
    rating: 4,
    daysAgo: 96,
    text: 'They found a house with gas in winter, as promised. The agreement took a day longer than they said.',
    text_ur:
      'جیسا کہا تھا ویسا ہی گھر ڈھونڈ کر دیا جس میں سردیوں میں بھی گیس آتی ہے۔ البتہ کرایہ نامہ بتائے ہوئے وقت سے ایک دن بعد ملا۔',
  },
  {
    name: 'Amna Tariq',
    name_ur: 'آمنہ طارق',
    place: 'First apartment, E-11, Islamabad',
    place_ur: 'ای 11، اسلام آباد میں پہلا اپارٹمنٹ',
    rating: 5,
    daysAgo: 130,
    text: 'I am single and work late. Nobody asked me foolish questions. They simply showed me five good flats.',
    text_ur:
      'میں اکیلی رہتی ہوں اور دیر تک کام کرتی ہوں۔ کسی نے فضول سوال نہیں کیے، بس پانچ اچھے فلیٹ دکھا دیے۔',
  },
  {
    name: 'Brigadier (retd) Saleem Anwar',
    name_ur: 'بریگیڈیئر (ر) سلیم انور',
    place: 'Bought a plot in DHA Multan',
    place_ur: 'ڈی ایچ اے ملتان میں پلاٹ خریدا',
    rating: 5,
    daysAgo: 165,
    text: 'Site plan, dues and demarcation were in one file on the table. That is how it should be done.',
    text_ur: 'سائٹ پلان، واجبات اور نشاندہی، سب ایک ہی فائل میں میز پر موجود تھا۔ کام ایسے ہی ہونا چاہیے۔',
  },
  {
    name: 'Junaid and Hira Soomro',
    name_ur: 'جنید اور حرا سومرو',
    place: 'Bought in Clifton Block 5, Karachi',
    place_ur: 'کلفٹن بلاک 5، کراچی میں اپارٹمنٹ خریدا',
    rating: 4,
    daysAgo: 204,
    text: 'We saw nineteen apartments. Mahnoor was as patient at the last as she had been at the first.',
    text_ur: 'ہم نے انیس اپارٹمنٹ دیکھے۔ ماہ نور نے آخری والا بھی اسی تحمل سے دکھایا جس سے پہلا دکھایا تھا۔',
  },
  {
    name: 'Mian Ashfaq Ahmed',
    name_ur: 'میاں اشفاق احمد',
    place: 'Leased a warehouse in Sundar, Lahore',
    place_ur: 'سندر، لاہور میں گودام کرائے پر لیا',
    rating: 5,
    daysAgo: 247,
    text: 'They measured the turning circle for our trailers. No other agent had thought of it.',
    text_ur:
      'انہوں نے ناپ کر دیکھا کہ ہمارے ٹریلر اندر مڑ سکیں گے یا نہیں۔ کسی اور ایجنٹ کو یہ خیال نہیں آیا تھا۔',
  },
  {
    name: 'Nargis Abbasi',
    name_ur: 'نرگس عباسی',
    place: 'Sold in Nathia Gali',
    place_ur: 'نتھیا گلی میں گھر بیچا',
    rating: 5,
    daysAgo: 310,
    text: 'The offer came in June, in cash, from a family who loves the place. I could not have wished for more.',
    text_ur:
      'جون میں پیشکش آئی، نقد، اور ایسے خاندان سے جسے اس جگہ سے محبت ہے۔ اس سے اچھا میں سوچ بھی نہیں سکتی تھی۔',
  },
]
