/** Whatever editors keep: a list of each kind, and a form below it. */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { call } from '../call.ts'
import { listSearch } from '../collections/list-search.ts'
import { loadRecord } from '../collections/load-record.ts'
import { adminRoute } from '../shell/routes.ts'

const covers = createRoute({
  getParentRoute: () => adminRoute,
  path: '/covers',
  validateSearch: listSearch,
  loader: ({ abortController: { signal } }) => call('listCovers', { signal }),
  component: lazyRouteComponent(() => import('./covers.tsx'), 'CoversScreen'),
})
const cover = createRoute({
  getParentRoute: () => adminRoute,
  path: '/covers/$id',
  loader: ({ params, abortController: { signal } }) =>
    loadRecord(params, (id) => call('showCover', { params: { id }, signal })),
  component: lazyRouteComponent(() => import('./covers.tsx'), 'CoverScreen'),
})
const testimonials = createRoute({
  getParentRoute: () => adminRoute,
  path: '/testimonials',
  validateSearch: listSearch,
  loader: ({ abortController: { signal } }) => call('listTestimonials', { signal }),
  component: lazyRouteComponent(() => import('./testimonials.tsx'), 'TestimonialsScreen'),
})
const testimonial = createRoute({
  getParentRoute: () => adminRoute,
  path: '/testimonials/$id',
  loader: ({ params, abortController: { signal } }) =>
    loadRecord(params, (id) => call('showTestimonial', { params: { id }, signal })),
  component: lazyRouteComponent(() => import('./testimonials.tsx'), 'TestimonialScreen'),
})
const groupPhotos = createRoute({
  getParentRoute: () => adminRoute,
  path: '/group-photos',
  validateSearch: listSearch,
  loader: ({ abortController: { signal } }) => call('listGroupPhotos', { signal }),
  component: lazyRouteComponent(() => import('./group-photos.tsx'), 'GroupPhotosScreen'),
})
const groupPhoto = createRoute({
  getParentRoute: () => adminRoute,
  path: '/group-photos/$id',
  loader: ({ params, abortController: { signal } }) =>
    loadRecord(params, (id) => call('showGroupPhoto', { params: { id }, signal })),
  component: lazyRouteComponent(() => import('./group-photos.tsx'), 'GroupPhotoScreen'),
})
const offices = createRoute({
  getParentRoute: () => adminRoute,
  path: '/offices',
  validateSearch: listSearch,
  loader: ({ abortController: { signal } }) => call('listOffices', { signal }),
  component: lazyRouteComponent(() => import('./offices.tsx'), 'OfficesScreen'),
})
const oneOffice = createRoute({
  getParentRoute: () => adminRoute,
  path: '/offices/$id',
  loader: ({ params, abortController: { signal } }) =>
    loadRecord(params, (id) => call('showOffice', { params: { id }, signal })),
  component: lazyRouteComponent(() => import('./offices.tsx'), 'OfficeScreen'),
})

const events = createRoute({
  getParentRoute: () => adminRoute,
  path: '/events',
  validateSearch: listSearch,
  loader: ({ abortController: { signal } }) => call('listEvents', { signal }),
  component: lazyRouteComponent(() => import('./events.tsx'), 'EventsScreen'),
})
const event = createRoute({
  getParentRoute: () => adminRoute,
  path: '/events/$id',
  loader: ({ params, abortController: { signal } }) =>
    loadRecord(params, (id) => call('showEvent', { params: { id }, signal })),
  component: lazyRouteComponent(() => import('./events.tsx'), 'EventScreen'),
})
const projects = createRoute({
  getParentRoute: () => adminRoute,
  path: '/projects',
  validateSearch: listSearch,
  loader: ({ abortController: { signal } }) => call('listProjects', { signal }),
  component: lazyRouteComponent(() => import('./projects.tsx'), 'ProjectsScreen'),
})
const project = createRoute({
  getParentRoute: () => adminRoute,
  path: '/projects/$id',
  loader: ({ params, abortController: { signal } }) =>
    loadRecord(params, (id) => call('showProject', { params: { id }, signal })),
  component: lazyRouteComponent(() => import('./projects.tsx'), 'ProjectScreen'),
})
const projectVideos = createRoute({
  getParentRoute: () => adminRoute,
  path: '/project-videos',
  validateSearch: listSearch,
  loader: ({ abortController: { signal } }) => call('listProjectVideos', { signal }),
  component: lazyRouteComponent(() => import('./project-videos.tsx'), 'ProjectVideosScreen'),
})
const projectVideo = createRoute({
  getParentRoute: () => adminRoute,
  path: '/project-videos/$id',
  loader: ({ params, abortController: { signal } }) =>
    loadRecord(params, (id) => call('showProjectVideo', { params: { id }, signal })),
  component: lazyRouteComponent(() => import('./project-videos.tsx'), 'ProjectVideoScreen'),
})
const agents = createRoute({
  getParentRoute: () => adminRoute,
  path: '/agents',
  validateSearch: listSearch,
  loader: ({ abortController: { signal } }) => call('listAgents', { signal }),
  component: lazyRouteComponent(() => import('./agents.tsx'), 'AgentsScreen'),
})
const agent = createRoute({
  getParentRoute: () => adminRoute,
  path: '/agents/$id',
  loader: ({ params, abortController: { signal } }) =>
    loadRecord(params, (id) => call('showAgent', { params: { id }, signal })),
  component: lazyRouteComponent(() => import('./agents.tsx'), 'AgentScreen'),
})

export const contentRoutes = [
  projects,
  project,
  projectVideos,
  projectVideo,
  events,
  event,
  agents,
  agent,
  covers,
  cover,
  testimonials,
  testimonial,
  groupPhotos,
  groupPhoto,
  offices,
  oneOffice,
] as const
