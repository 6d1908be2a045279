import type { contactScreen as english } from '../../en/site/contact-screen.ts'
import type { Translation } from '../../message-types.ts'

export const contactScreen = {
  title: 'ہم سے رابطہ کریں',
  intro: 'ہمیں کال کریں، پیغام بھیجیں یا دفتر تشریف لائیں۔ آپ کے علاقے سے واقف ایجنٹ آپ کی مدد کرے گا۔',
  description:
    '{agency} کے ہر دفتر کے فون نمبر، واٹس ایپ، ای میل اور اوقاتِ کار۔ ہم سے کال کی درخواست کریں یا اپنی رائے بھیجیں۔',
  whatsApp: 'واٹس ایپ',
  greeting: 'السلام علیکم {agency}',
  callBackTitle: 'ہم آپ کو کال کریں گے',
  callBackIntro: 'اپنا نام اور نمبر لکھیں، ہم آپ کو کال کریں گے۔',
  officesTitle: 'ہمارے دفاتر',
  officesIntro: 'اوقاتِ کار میں تشریف لائیں۔ پہلے سے وقت لینا ضروری نہیں۔',
  feedbackTitle: 'آپ کی رائے',
  feedbackIntro: 'ہمیں بتائیں کہ کیا اچھا رہا اور ہم کیا بہتر کر سکتے ہیں۔',
  sendFeedback: 'رائے بھیجیں',
  moreFeedback: 'مزید رائے بھیجیں',
} satisfies Translation<typeof english>
