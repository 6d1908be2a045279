/** The pictures behind the headline of the home page, by name; none shows a real place, and the texts say so. */
export const coverPlans = [
  {
    title: 'Find the door you will call home.',
    picture: 'hero-01',
    alt: 'A modern two-storey house in golden evening light, artist’s impression',
    link: '/search?purpose=sale&cityId=1',
  },
  {
    title: 'Level plots, clear papers.',
    picture: 'plots-02',
    alt: 'Numbered plots, new houses and a park from above, artist’s impression',
    link: '/search?purpose=sale&type=plot',
  },
  {
    title: 'Rooms with a view of the Margalla Hills.',
    picture: 'apartments-02',
    alt: 'An apartment tower with ribbon windows in low sun, artist’s impression',
    link: '/search?purpose=sale&cityId=1&subtype=apartment',
  },
  {
    title: 'A home for rent, without the runaround.',
    picture: 'hero-03',
    alt: 'A brick house with arcades on both storeys and lit rooms at dusk, artist’s impression',
    link: '/search?purpose=rent',
  },
  {
    title: 'By the sea in Clifton and DHA.',
    picture: 'apartments-03',
    alt: 'An apartment block with lit flats at dusk, artist’s impression',
    link: '/search?purpose=sale&cityId=4',
  },
  {
    title: 'Offices and shops where the people are.',
    picture: 'shop-01',
    alt: 'A row of lit shops with café tables on the pavement, artist’s impression',
    link: '/search?purpose=sale&type=commercial',
  },
] as const
