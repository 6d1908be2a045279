/** The whole team, once a year or so, drawn; `daysAgo` is when they stood together. */
export const groupPhotoPlans = [
  {
    title: 'The Islamabad team in front of the head office',
    title_ur: 'ہیڈ آفس کے سامنے اسلام آباد کی ٹیم',
    picture: 'scene-group-islamabad',
    daysAgo: 38,
  },
  {
    title: 'All branches together at the annual meeting',
    title_ur: 'سالانہ اجلاس میں تمام شاخیں ایک ساتھ',
    picture: 'scene-group-all',
    daysAgo: 121,
  },
  {
    title: 'Lahore and Faisalabad after the DHA training day',
    title_ur: 'ڈی ایچ اے کی ایک روزہ تربیت کے بعد لاہور اور فیصل آباد کی ٹیمیں',
    picture: 'scene-group-lahore',
    daysAgo: 196,
  },
  {
    title: 'The Karachi team on the Clifton beach',
    title_ur: 'کلفٹن کے ساحل پر کراچی کی ٹیم',
    picture: 'scene-group-karachi',
    daysAgo: 274,
  },
  {
    title: 'Planting trees with the Peshawar branch',
    title_ur: 'پشاور برانچ کے ساتھ شجرکاری',
    picture: 'scene-group-peshawar',
    daysAgo: 402,
  },
  {
    title: 'The first of us, Blue Area',
    title_ur: 'ہمارے اولین ساتھی، بلیو ایریا',
    picture: 'scene-group-first',
    daysAgo: 735,
  },
] as const
