import type { inquiryScreen as english } from '../../en/site/inquiry-screen.ts'
import type { Translation } from '../../message-types.ts'

export const inquiryScreen = {
  intro:
    'بتائیں کہ آپ کو کیا چاہیے یا آپ کیا بیچنا چاہتے ہیں۔ علاقے سے واقف ایجنٹ آپ کی انکوائری پڑھ کر آپ کو کال کرے گا۔',
  description:
    'پراپرٹی خریدنے، بیچنے یا کرائے پر لینے کے بارے میں پوچھیں۔ ہم ایک کاروباری دن کے اندر جواب دیں گے۔',
  about: 'سوال پوچھیں: {subject}',
  propertyOfId: 'پراپرٹی {id}',
  projectOfId: 'پروجیکٹ {id}',
  backToProperty: 'پراپرٹی پر واپس جائیں',
  requestTitle: 'درخواست {reference}',
  requestHeading: 'درخواست <number>{reference}</number>',
  requestDescription: 'آپ کی درخواست کی صورتِ حال: موصول، ایجنٹ کے سپرد، رابطہ ہو چکا یا مکمل۔',
  receivedOn: 'آپ کی درخواست ہمیں {date} کو ملی۔',
  status: 'صورتِ حال',
  moreProperties: 'مزید پراپرٹیز دیکھیں',
  states: {
    received: { title: 'موصول', text: 'آپ کی درخواست ہمیں مل گئی ہے۔' },
    assigned: { title: 'ایجنٹ کے سپرد', text: 'علاقے سے واقف ایجنٹ اسے دیکھ رہا ہے۔' },
    contacted: { title: 'رابطہ ہو چکا', text: 'ایجنٹ آپ کو کال کر چکا ہے یا پیغام بھیج چکا ہے۔' },
    closed: {
      title: 'مکمل',
      text: 'اس درخواست پر کام مکمل ہو گیا ہے۔ آپ کسی بھی وقت دوبارہ رابطہ کر سکتے ہیں۔',
    },
  },
  done: '، مکمل',
} satisfies Translation<typeof english>
