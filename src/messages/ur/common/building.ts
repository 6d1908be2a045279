import type { building as english } from '../../en/common/building.ts'
import type { Translation } from '../../message-types.ts'

export const building = {
  possession: 'قبضہ',
  yearBuilt: 'سالِ تعمیر',
  floor: 'منزل',
  builtIn: 'تعمیر: {year}',
  completionIn: 'تکمیل: {year}',
  possessionIs: 'قبضہ: {possession}',
  possessions: {
    ready: 'دستیاب',
    'grey structure': 'گرے اسٹرکچر',
    'under construction': 'زیرِ تعمیر',
    'not yet': 'ابھی دستیاب نہیں',
  },
  groundFloor: 'گراؤنڈ فلور',
  numberedFloor:
    '{floor, plural, =1 {پہلی منزل} =2 {دوسری منزل} =3 {تیسری منزل} =4 {چوتھی منزل} =5 {پانچویں منزل} =6 {چھٹی منزل} =7 {ساتویں منزل} =8 {آٹھویں منزل} =9 {نویں منزل} =10 {دسویں منزل} other {#ویں منزل}}',
  basement: 'تہہ خانہ',
  lowerBasement:
    '{level, plural, =2 {دوسرا تہہ خانہ} =3 {تیسرا تہہ خانہ} =4 {چوتھا تہہ خانہ} other {#واں تہہ خانہ}}',
} satisfies Translation<typeof english>
