/** The pictures behind the headline of the home page; the files themselves are made apart. */
export const coverPlans = [
  {
    title: 'Find the door you will call home.',
    alt: 'A brick house with a lit arch over its door at dusk',
    link: '/search?purpose=sale&cityId=1',
  },
  {
    title: 'Level plots, clear papers.',
    alt: 'Empty plots marked with white stones along a new street',
    link: '/search?purpose=sale&type=plot',
  },
  {
    title: 'Rooms with a view of the Margalla Hills.',
    alt: 'A balcony with two chairs that looks at green hills',
    link: '/search?purpose=sale&cityId=1&subtype=apartment',
  },
  {
    title: 'A home for rent, without the runaround.',
    alt: 'A family carries boxes through an open gate',
    link: '/search?purpose=rent',
  },
  {
    title: 'By the sea in Clifton and DHA.',
    alt: 'Apartment towers along the shore of Karachi in the evening light',
    link: '/search?purpose=sale&cityId=4',
  },
  {
    title: 'Offices and shops where the people are.',
    alt: 'A row of shop fronts under an arcade, with people walking by',
    link: '/search?purpose=sale&type=commercial',
  },
] as const
