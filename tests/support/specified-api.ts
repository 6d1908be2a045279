/**
 * Another API host that answers the calls of the specification as it is written, and nothing else: exactly the fields
 * that it names (S3.1, S3.2, S4.2, S7), and where it names none, an ID and a name.
 */
import { once } from 'node:events'
import { createServer } from 'node:http'

const pagination = { per_page: 20, current_page: 1, total_pages: 1, total_records: 2 }

const listings = [
  {
    id: 501,
    title: 'Corner house near the park',
    city: { name: 'Islamabad' },
    area: { name: 'F-7' },
    price: 47_500_000,
  },
  { id: 502, title: 'گلی کے کونے پر مکان', city: { name: 'Lahore' }, area: { name: 'Gulberg' }, price: 0 },
]
const event = { id: 5, title: 'Open day in Gulberg', description: 'Plans and prices.', date: '2026-03-14' }
const job = { id: 6, title: 'Sales executive' }
const project = { id: 4, name: 'River Court' }
const office = {
  id: 1,
  name: 'Head Office',
  city: 'Islamabad',
  address: 'Blue Area, Islamabad',
  email: 'head@agency.example',
  phone: '+92511234567',
  map_url: 'https://maps.example/blue-area',
}

/** The answer of each call, by its path below `/api`; the query is ignored. */
export const specifiedAnswers: Readonly<Record<string, unknown>> = {
  '/city': [
    { id: 1, name: 'Islamabad' },
    { id: 2, name: 'Lahore' },
  ],
  '/area': [
    { id: 11, name: 'F-7' },
    { id: 12, name: 'G-16/2' },
  ],
  '/agents': { data: [{ id: 3, name: 'Sana Malik' }] },
  '/listings': { data: listings },
  '/listings/501': { property: listings[0] },
  '/listings/502': { property: listings[1] },
  '/listings/search': { data: listings, pagination },
  '/projects': [project],
  '/projects/Details/4': project,
  '/covers': [{ id: 1 }],
  '/testimonials': [{ id: 1, name: 'Hamid Raza', text: 'They found our house in a week.' }],
  '/events': { data: [event] },
  '/events/5': { ...event, eventMedia: [{ id: 51, kind: 'image', url: '/media/original/none.jpg' }] },
  '/groupPhoto': [{ id: 1 }],
  '/offices/': [office],
  '/webhr/job-postings': { data: [job] },
  '/webhr/job-details/6': { data: job },
  '/projectVideos/': { data: [{ id: 1, projectID: 4 }], pagination },
  '/projectVideos/4': { data: [{ id: 1, projectID: 4 }], pagination },
}

/** Starts the host on a free port; it notes what it was asked for. */
export async function openSpecifiedApi() {
  const asked = new Set<string>()
  const server = createServer(({ url = '/', headers }, response) => {
    const { pathname } = new URL(url, 'http://host')
    const path = pathname.replace(/^\/api/, '')
    asked.add(path)
    // Pages ask from another origin.
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-allow-headers', headers['access-control-request-headers'] ?? '*')
    if (path in specifiedAnswers)
      response.setHeader('content-type', 'application/json').end(JSON.stringify(specifiedAnswers[path]))
    else response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not found</h1>')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  return {
    url: `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}`,
    asked,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
