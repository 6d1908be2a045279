/** Covers, testimonials, group photos and offices: a list each, and a form below it. */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { call } from '../call.ts'
import { listSearch } from '../keeping/list-search.ts'
import { loadKept } from '../keeping/load-kept.ts'
import { office } from '../shell/routes.ts'

const covers = createRoute({
  getParentRoute: () => office,
  path: '/covers',
  validateSearch: listSearch,
  loader: ({ abortController: { signal } }) => call('listCovers', { signal }),
  component: lazyRouteComponent(() => import('./covers.tsx'), 'CoversScreen'),
})
const cover = createRoute({
  getParentRoute: () => office,
  path: '/covers/$id',
  loader: ({ params, abortController: { signal } }) =>
    loadKept(params, (id) => call('showCover', { params: { id }, signal })),
  component: lazyRouteComponent(() => import('./covers.tsx'), 'CoverScreen'),
})
const testimonials = createRoute({
  getParentRoute: () => office,
  path: '/testimonials',
  validateSearch: listSearch,
  loader: ({ abortController: { signal } }) => call('listTestimonials', { signal }),
  component: lazyRouteComponent(() => import('./testimonials.tsx'), 'TestimonialsScreen'),
})
const testimonial = createRoute({
  getParentRoute: () => office,
  path: '/testimonials/$id',
  loader: ({ params, abortController: { signal } }) =>
    loadKept(params, (id) => call('showTestimonial', { params: { id }, signal })),
  component: lazyRouteComponent(() => import('./testimonials.tsx'), 'TestimonialScreen'),
})
const groupPhotos = createRoute({
  getParentRoute: () => office,
  path: '/group-photos',
  validateSearch: listSearch,
  loader: ({ abortController: { signal } }) => call('listGroupPhotos', { signal }),
  component: lazyRouteComponent(() => import('./group-photos.tsx'), 'GroupPhotosScreen'),
})
const groupPhoto = createRoute({
  getParentRoute: () => office,
  path: '/group-photos/$id',
  loader: ({ params, abortController: { signal } }) =>
    loadKept(params, (id) => call('showGroupPhoto', { params: { id }, signal })),
  component: lazyRouteComponent(() => import('./group-photos.tsx'), 'GroupPhotoScreen'),
})
const offices = createRoute({
  getParentRoute: () => office,
  path: '/offices',
  validateSearch: listSearch,
  loader: ({ abortController: { signal } }) => call('listOffices', { signal }),
  component: lazyRouteComponent(() => import('./offices.tsx'), 'OfficesScreen'),
})
const oneOffice = createRoute({
  getParentRoute: () => office,
  path: '/offices/$id',
  loader: ({ params, abortController: { signal } }) =>
    loadKept(params, (id) => call('showOffice', { params: { id }, signal })),
  component: lazyRouteComponent(() => import('./offices.tsx'), 'OfficeScreen'),
})

export const contentRoutes = [
  covers,
  cover,
  testimonials,
  testimonial,
  groupPhotos,
  groupPhoto,
  offices,
  oneOffice,
] as const
