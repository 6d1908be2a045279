import type { views as english } from '../../en/server/views.ts'
import type { Translation } from '../../message-types.ts'

export const views = {
  corner: 'کارنر',
  garden: 'باغ',
  courtyard: 'صحن',
  street: 'گلی',
  park: 'پارک',
  mainRoad: 'مین روڈ',
  mainBoulevard: 'مین بلیوارڈ',
  sea: 'سمندر',
  lake: 'جھیل',
  canal: 'نہر',
  hills: 'پہاڑیاں',
  margallaHills: 'مارگلہ کی پہاڑیاں',
  mosque: 'مسجد',
  golfCourse: 'گالف کورس',
  swimmingPool: 'سوئمنگ پول',
  north: 'شمال',
  south: 'جنوب',
  east: 'مشرق',
  west: 'مغرب',
} satisfies Translation<typeof english>
