export const adminNewListing = {
  title: 'New listing',
  intro: 'Start with the basics. You can add the description, photos and other details next.',
  submit: 'Create draft',
  purpose: 'Purpose',
  forSale: 'For sale',
  toRent: 'To rent',
  propertyType: 'Property type',
  size: 'Size',
  unit: 'Unit',
  city: 'City',
  chooseCity: 'Choose a city',
} as const
