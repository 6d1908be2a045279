import type { gallery as english } from '../../en/site/gallery.ts'
import type { Translation } from '../../message-types.ts'

export const gallery = {
  title: 'گیلری',
  pageTitle: 'گیلری: تقریبات، اوپن ہاؤس اور ٹیم کی تصاویر',
  description:
    '{agency} کی پراپرٹی ایکسپو، چابیاں حوالے کرنے کی تقریبات، اوپن ہاؤس اور ٹیم کی سیر، تاریخ وار تصاویر اور ویڈیوز کے ساتھ۔ ہر سال کی ٹیم کی تصاویر بھی۔',
  listName: '{agency}: گیلری',
  intro: 'ہماری ایکسپو، اوپن ہاؤس، چابیاں حوالے کرنے کی تقریبات اور ٹیم کی سیر کی تصاویر اور ویڈیوز۔',
  loading: 'گیلری کھل رہی ہے',
  announced: {
    place: '{day}، {place}',
    over: 'یہ تقریب ہو چکی ہے۔ تصاویر دیکھیں۔',
    seePhotos: 'تصاویر دیکھیں',
    register: 'پروگرام اور رجسٹریشن',
  },
  comingUp: 'آنے والی تقریبات',
  noneTitle: 'ابھی کوئی تقریب نہیں',
  noneText: 'ہماری تقریبات کی تصاویر یہاں نظر آئیں گی۔ تب تک ہمارے دفتر تشریف لائیں۔',
  offices: 'دفتر تلاش کریں',
  home: 'ہوم پیج پر جائیں',
  team: {
    title: 'ٹیم کی تصاویر',
    text: 'ہماری ٹیم، سال بہ سال۔',
    lightbox: 'ہماری ٹیم',
  },
  event: {
    tab: {
      all: '{event}',
      photos: 'تصاویر: {event}',
      videos: 'ویڈیوز: {event}',
    },
    description: '{event}۔ {text}',
    loading: 'تقریب کا صفحہ کھل رہا ہے',
    filter: {
      all: 'سب',
      photos: 'تصاویر',
      videos: 'ویڈیوز',
    },
    media: 'تصاویر اور ویڈیوز',
    noPhotos: 'اس تقریب کی کوئی تصویر نہیں۔ ویڈیوز دیکھنے کے لیے ’’سب‘‘ منتخب کریں۔',
    noVideos: 'اس تقریب کی کوئی ویڈیو نہیں۔ تصاویر دیکھنے کے لیے ’’سب‘‘ منتخب کریں۔',
    comingTitle: 'تصاویر تقریب کے بعد آئیں گی',
    comingText: 'کیا آپ آنا چاہتے ہیں؟ تفصیل کے لیے ہم سے رابطہ کریں۔',
    contact: 'ہم سے رابطہ کریں',
    noneTitle: 'ابھی کوئی تصویر نہیں',
    noneText: 'ہم نے ابھی اس تقریب کی تصاویر شامل نہیں کیں۔ گیلری میں دوسری تقریبات کی تصاویر موجود ہیں۔',
    gallery: 'گیلری دیکھیں',
    more: 'مزید تقریبات',
    all: 'تمام تقریبات دیکھیں',
  },
} satisfies Translation<typeof english>
