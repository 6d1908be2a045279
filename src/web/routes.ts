/** Every address of the site on one page. */
import { index, rootRoute, route } from '@tanstack/virtual-file-routes'

export const routes = rootRoute('root.tsx', [
  index('screens/home/route.tsx'),
  route('/search', 'screens/search/route.tsx'),
  route('/listing/find', 'shell/find-listing.ts'),
  route('/listing/$id', 'screens/listing/route.tsx'),
  route('/about', 'screens/about/route.tsx'),
  route('/iso', 'screens/iso/route.tsx'),
  route('/privacy-policy', 'screens/policy/privacy.tsx'),
  route('/terms', 'screens/policy/terms.tsx'),
  route('/project/$id/{-$slug}', 'screens/project/route.tsx'),
  route('/contact', 'screens/contact/route.tsx'),
  route('/valuation', 'screens/valuation/route.tsx'),
  route('/wanted', 'screens/wanted/route.tsx'),
  route('/get-{$product}-franchise', 'screens/franchise/route.tsx'),
  route('/dubai-re-event', 'screens/dubai-event/route.tsx'),
  route('/dubai-re-event.ics', 'screens/dubai-event/calendar.ts'),
  route('/careers', 'screens/careers/route.tsx'),
  route('/job-listings', 'screens/careers/job-listings.ts'),
  route('/job-description/$id', 'screens/job/route.tsx'),
  route('/gallery', 'screens/gallery/route.tsx'),
  route('/gallery/$id', 'screens/gallery/event-route.tsx'),
  route('/inquiry', 'screens/inquiry/route.tsx'),
  route('/inquiry/$reference', 'screens/inquiry/received.tsx'),
  route('/blog', 'shell/blog.ts'),
])
