/** Small content types of the public site: covers, testimonials, group photos, offices. */
import { Image, MapPin, Quote, UsersRound } from 'lucide-react'
import { covers, offices as declaredOffices, groupPhotos, testimonials } from '#contract/admin/content.ts'
import { dayInPakistan } from '#contract/text/clock-time.ts'
import { formatPhone } from '#contract/text/phones.ts'
import { siteContent as t } from '#messages/admin.ts'
import { formatDate } from '#ui/format-date.ts'
import { adminCollection } from '../collections/admin-collection.ts'
import { inBothLanguages } from '../collections/in-both-languages.ts'

export const smallCollections = [
  adminCollection(
    covers,
    { icon: Image },
    {
      text: t.covers.intro,
      name: 'title',
      picture: 'image',
      onSite: () => '/',
      columns: [
        { name: 'link', label: t.covers.linksTo, width: 220, cell: ({ link }) => link ?? t.covers.noLink },
      ],
      empty: () => ({ title: '', title_ur: '', image: null, alt: '', alt_ur: '', link: null, shown: true }),
      sections: [
        {
          title: t.covers.one,
          fields: [
            ...inBothLanguages({ kind: 'text', name: 'title', label: t.covers.headline }),
            {
              kind: 'picture',
              name: 'image',
              label: t.covers.image,
              hint: t.covers.imageHint,
              wide: true,
            },
            ...inBothLanguages({ kind: 'text', name: 'alt', label: t.covers.alt }),
            {
              kind: 'text',
              name: 'link',
              label: t.covers.linksTo,
              nullable: true,
              hint: t.covers.linkHint,
            },
            { kind: 'check', name: 'shown', label: t.covers.isShown },
          ],
        },
      ],
    },
  ),
  adminCollection(
    testimonials,
    { icon: Quote, inPalette: true },
    {
      text: t.testimonials.intro,
      name: 'name',
      picture: 'photo',
      onSite: () => '/about',
      columns: [
        { name: 'text', label: t.testimonials.text, width: 360, cell: ({ text }) => text },
        {
          name: 'rating',
          label: t.testimonials.stars,
          width: 90,
          numeric: true,
          cell: ({ rating }) => rating,
        },
        {
          name: 'givenOn',
          label: t.testimonials.date,
          width: 130,
          cell: ({ givenOn }) => formatDate(givenOn),
        },
      ],
      empty: () => ({
        name: '',
        name_ur: '',
        place: '',
        place_ur: '',
        text: '',
        text_ur: '',
        rating: 5,
        photo: null,
        given_on: dayInPakistan(new Date()),
        shown: true,
      }),
      sections: [
        {
          title: t.testimonials.text,
          fields: [
            ...inBothLanguages({ kind: 'text', name: 'name', label: t.testimonials.name }),
            ...inBothLanguages({ kind: 'text', name: 'place', label: t.testimonials.place }),
            ...inBothLanguages({ kind: 'lines', name: 'text', label: t.testimonials.text }),
            {
              kind: 'choice',
              name: 'rating',
              label: t.testimonials.stars,
              options: [5, 4, 3, 2, 1].map((stars) => [stars, t.testimonials.starsOf({ stars })] as const),
            },
            { kind: 'date', name: 'given_on', label: t.testimonials.date },
            { kind: 'picture', name: 'photo', label: t.testimonials.portrait, nullable: true, wide: true },
            { kind: 'check', name: 'shown', label: t.testimonials.isShown },
          ],
        },
      ],
    },
  ),
  adminCollection(
    groupPhotos,
    { icon: UsersRound },
    {
      text: t.groupPhotos.intro,
      name: 'title',
      picture: 'image',
      onSite: () => '/gallery',
      columns: [
        {
          name: 'takenOn',
          label: t.groupPhotos.date,
          width: 150,
          cell: ({ takenOn }) => formatDate(takenOn),
        },
      ],
      empty: () => ({
        title: '',
        title_ur: '',
        image: null,
        alt: '',
        alt_ur: '',
        taken_on: dayInPakistan(new Date()),
        shown: true,
      }),
      sections: [
        {
          title: t.groupPhotos.photo,
          fields: [
            ...inBothLanguages({ kind: 'text', name: 'title', label: t.groupPhotos.title }),
            { kind: 'date', name: 'taken_on', label: t.groupPhotos.date },
            { kind: 'picture', name: 'image', label: t.groupPhotos.photo, wide: true },
            ...inBothLanguages({
              kind: 'text',
              name: 'alt',
              label: t.groupPhotos.alt,
              hint: t.groupPhotos.altHint,
            }),
            { kind: 'check', name: 'shown', label: t.groupPhotos.isShown },
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
    text: t.offices.intro,
    name: 'name',
    onSite: () => '/about#offices',
    columns: [
      { name: 'city', label: t.offices.city, width: 140, cell: ({ city }) => city },
      { name: 'phone', label: t.offices.phone, width: 190, cell: ({ phone }) => formatPhone(phone) },
      { name: 'hours', label: t.offices.hours, width: 220, cell: ({ hours }) => hours },
    ],
    empty: () => ({
      name: '',
      name_ur: '',
      city: '',
      city_ur: '',
      address: '',
      address_ur: '',
      email: '',
      phone: '',
      other_phones: [],
      hours: '',
      hours_ur: '',
      map_url: '',
      lat: null,
      long: null,
    }),
    sections: [
      {
        title: t.offices.contact,
        fields: [
          ...inBothLanguages({ kind: 'text', name: 'name', label: t.offices.name }),
          ...inBothLanguages({ kind: 'text', name: 'city', label: t.offices.city }),
          ...inBothLanguages({ kind: 'text', name: 'address', label: t.offices.address }),
          { kind: 'text', name: 'phone', label: t.offices.phone, type: 'tel' },
          { kind: 'text', name: 'email', label: t.offices.email, type: 'email' },
          { kind: 'textList', name: 'other_phones', label: t.offices.otherPhones, wide: true },
          ...inBothLanguages({
            kind: 'lines',
            name: 'hours',
            label: t.offices.hours,
            hint: t.offices.hoursHint,
          }),
        ],
      },
      {
        title: t.offices.location,
        fields: [
          { kind: 'pin', name: 'lat', with: 'long', label: t.offices.pin, city: 'city', wide: true },
          { kind: 'text', name: 'map_url', label: t.offices.mapLink, type: 'url', wide: true },
        ],
      },
    ],
  },
)
