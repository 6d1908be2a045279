import { expect, it } from 'vitest'
import { partnerLink } from './partner-link.ts'

it.each([
  [
    'https://partner.pk',
    { id: 1042, city: 'Lahore', area: 'DHA Phase 6', title: '10 Marla House' },
    'https://partner.pk/property/lahore-dha-phase-6-10-marla-house-1042',
  ],
  [
    'https://partner.pk/',
    { id: 7, city: ' Islamabad ', area: 'G-15/3', title: '  Corner   Plot ' },
    'https://partner.pk/property/islamabad-g-153-corner-plot-7',
  ],
  [
    'https://partner.pk',
    { id: 8, city: 'Karachi', area: 'Clifton', title: 'Sea view? 100% #1' },
    'https://partner.pk/property/karachi-clifton-sea-view%3F-100%25-%231-8',
  ],
])('on %s, %o is found at %s (specification section 5)', (domain, property, link) => {
  expect(partnerLink(domain, property)).toBe(link)
})
