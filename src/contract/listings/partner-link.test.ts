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
  [
    'https://partner.pk/homes',
    { id: 9, city: 'LAHORE', area: ' Sector\tC / 2 /3 ', title: 'New\n 5 Marla / corner' },
    'https://partner.pk/homes/property/lahore-sector-c-2-3-new-5-marla-/-corner-9',
  ],
  [
    'https://partner.pk',
    { id: 10, city: 'Peshawar', area: 'Hayatabad', title: 'ÉTOILE گھر، 2.5 Kanal' },
    'https://partner.pk/property/peshawar-hayatabad-étoile-گھر،-2.5-kanal-10',
  ],
])('on %s, %o is found at %s (S5.6)', (domain, property, link) => {
  expect(partnerLink(domain, property)).toBe(link)
})
