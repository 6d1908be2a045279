/** Every address of the site on one page. */
import { index, rootRoute, route } from '@tanstack/virtual-file-routes'

export const routes = rootRoute('root.tsx', [
  index('screens/home/route.tsx'),
  route('/search', 'screens/search/route.tsx'),
  route('/listing/$id', 'screens/listing/route.tsx'),
])
