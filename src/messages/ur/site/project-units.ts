import type { projectUnits as english } from '../../en/site/project-units.ts'
import type { Translation } from '../../message-types.ts'

export const projectUnits = {
  beds: '{count, plural, one {# بیڈ} other {# بیڈ}}',
  baths: '{count, plural, one {# باتھ} other {# باتھ}}',
  groundFloor: 'گراؤنڈ فلور',
  floor:
    '{floor, plural, =1 {پہلی منزل} =2 {دوسری منزل} =3 {تیسری منزل} =4 {چوتھی منزل} =5 {پانچویں منزل} =6 {چھٹی منزل} =7 {ساتویں منزل} =8 {آٹھویں منزل} =9 {نویں منزل} =10 {دسویں منزل} other {#ویں منزل}}',
  basement: 'بیسمنٹ',
  lowerBasement: '{level, plural, =2 {دوسری بیسمنٹ} =3 {تیسری بیسمنٹ} =4 {چوتھی بیسمنٹ} other {#ویں بیسمنٹ}}',
  facing: 'رخ: {view}',
  priceFrom: '{price} سے',
  priceOnCall: 'قیمت فون پر معلوم کریں',
  toBeAnnounced: 'ابھی اعلان نہیں ہوا',
  label: {
    type: 'قسم',
    floor: 'منزل',
    facing: 'رخ',
    size: 'رقبہ',
    possession: 'قبضہ',
    price: 'قیمت',
    token: 'ٹوکن',
  },
} satisfies Translation<typeof english>
