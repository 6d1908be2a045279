/** Small content types of the public site: covers, testimonials, group photos, offices. */
import { Image, MapPin, Quote, UsersRound } from 'lucide-react'
import { covers, offices as declaredOffices, groupPhotos, testimonials } from '#contract/admin/content.ts'
import { formatPhone } from '#contract/text/phones.ts'
import { dayInPakistan, formatDate } from '#ui/format-date.ts'
import { adminCollection } from '../collections/admin-collection.ts'

export const smallCollections = [
  adminCollection(
    covers,
    { icon: Image },
    {
      text: 'The pictures at the top of the home page. The first one that is shown greets visitors.',
      name: 'title',
      picture: 'image',
      onSite: () => '/',
      columns: [{ name: 'link', label: 'Leads to', width: 220, cell: ({ link }) => link ?? 'nowhere' }],
      empty: () => ({ title: '', image: null, alt: '', link: null, shown: true }),
      sections: [
        {
          title: 'The cover',
          fields: [
            { kind: 'text', name: 'title', label: 'Headline', wide: true },
            {
              kind: 'picture',
              name: 'image',
              label: 'Picture',
              hint: 'Wide, at least 1920 pixels.',
              wide: true,
            },
            { kind: 'text', name: 'alt', label: 'What the picture shows', wide: true },
            {
              kind: 'text',
              name: 'link',
              label: 'Where it leads',
              nullable: true,
              hint: 'A page of this site such as /search?purpose=rent, or an address',
            },
            { kind: 'check', name: 'shown', label: 'Shown on the home page' },
          ],
        },
      ],
    },
  ),
  adminCollection(
    testimonials,
    { icon: Quote, inPalette: true },
    {
      text: 'What customers said, on the home page and on About us. The newest stand first.',
      name: 'name',
      picture: 'photo',
      onSite: () => '/about',
      columns: [
        { name: 'text', label: 'Words', width: 360, cell: ({ text }) => text },
        { name: 'rating', label: 'Stars', width: 90, numeric: true, cell: ({ rating }) => rating },
        { name: 'givenOn', label: 'Said on', width: 130, cell: ({ givenOn }) => formatDate(givenOn) },
      ],
      empty: () => ({
        name: '',
        place: '',
        text: '',
        rating: 5,
        photo: null,
        given_on: dayInPakistan(new Date()),
        shown: true,
      }),
      sections: [
        {
          title: 'What was said',
          fields: [
            { kind: 'text', name: 'name', label: 'Name' },
            { kind: 'text', name: 'place', label: 'Place' },
            { kind: 'lines', name: 'text', label: 'Words', wide: true },
            {
              kind: 'choice',
              name: 'rating',
              label: 'Stars',
              options: [5, 4, 3, 2, 1].map((stars) => [stars, `${stars} of 5`] as const),
            },
            { kind: 'date', name: 'given_on', label: 'Said on' },
            { kind: 'picture', name: 'photo', label: 'Portrait', nullable: true, wide: true },
            { kind: 'check', name: 'shown', label: 'Shown on the site' },
          ],
        },
      ],
    },
  ),
  adminCollection(
    groupPhotos,
    { icon: UsersRound },
    {
      text: 'Photographs of the team, in the gallery and on About us. The first one stands for all.',
      name: 'title',
      picture: 'image',
      onSite: () => '/gallery',
      columns: [
        { name: 'takenOn', label: 'Taken on', width: 150, cell: ({ takenOn }) => formatDate(takenOn) },
      ],
      empty: () => ({ title: '', image: null, alt: '', taken_on: dayInPakistan(new Date()), shown: true }),
      sections: [
        {
          title: 'The photo',
          fields: [
            { kind: 'text', name: 'title', label: 'Title' },
            { kind: 'date', name: 'taken_on', label: 'Taken on' },
            { kind: 'picture', name: 'image', label: 'Photo', wide: true },
            {
              kind: 'text',
              name: 'alt',
              label: 'What the photo shows',
              hint: 'For those who cannot see it; the title is read out when this is empty',
              wide: true,
            },
            { kind: 'check', name: 'shown', label: 'Shown on the site' },
          ],
        },
      ],
    },
  ),
] as const

export const offices = adminCollection(
  declaredOffices,
  { icon: MapPin },
  {
    text: 'Where visitors come by, on About us. The first one is the head office. What is saved here wins over agency.config.ts.',
    name: 'name',
    onSite: () => '/about#offices',
    columns: [
      { name: 'city', label: 'City', width: 140, cell: ({ city }) => city },
      { name: 'phone', label: 'Phone', width: 190, cell: ({ phone }) => formatPhone(phone) },
      { name: 'hours', label: 'Open', width: 220, cell: ({ hours }) => hours },
    ],
    empty: () => ({
      name: '',
      city: '',
      address: '',
      email: '',
      phone: '',
      other_phones: [],
      hours: '',
      map_url: '',
      lat: null,
      long: null,
    }),
    sections: [
      {
        title: 'How it is reached',
        fields: [
          { kind: 'text', name: 'name', label: 'Name' },
          { kind: 'text', name: 'city', label: 'City' },
          { kind: 'text', name: 'address', label: 'Address', wide: true },
          { kind: 'text', name: 'phone', label: 'Phone', type: 'tel' },
          { kind: 'text', name: 'email', label: 'E-mail', type: 'email' },
          { kind: 'textList', name: 'other_phones', label: 'Other phones' },
          {
            kind: 'lines',
            name: 'hours',
            label: 'Opening hours',
            hint: 'As people say it: Monday to Saturday, 10 am to 7 pm',
          },
        ],
      },
      {
        title: 'Where it is',
        fields: [
          { kind: 'pin', name: 'lat', with: 'long', label: 'Pin', city: 'city', wide: true },
          { kind: 'text', name: 'map_url', label: 'Link to a map', type: 'url', wide: true },
        ],
      },
    ],
  },
)
