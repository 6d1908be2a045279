/** What staff call the fields of the forms that visitors send. */
export const payloadFacts = {
  label: {
    client_Location: 'Location',
    city_location: 'Area',
    areaName: 'Other area',
    selectedAreas: 'Areas',
    selectedAreasId: 'Area IDs',
    area_id: 'Area ID',
    cityId: 'City ID',
    projectId: 'Project ID',
    armsProjectTypeId: 'Project type ID',
    subtype: 'Property type',
    type: 'Category',
    beds: 'Bedrooms',
    minPrice: 'Minimum price',
    maxPrice: 'Maximum price',
    reference: 'Referred by',
    qrcode: 'QR code',
    best_time: 'Best time to call',
    slots: 'Proposed times',
  },
  /** Of the valuation form and, with a capital, of the wanted form. */
  purpose: {
    sell: 'Sell',
    rent: 'Rent out',
    Sale: 'Buy',
    Rent: 'Rent',
  },
  bestTime: '{pakistan} ({day} {clock} in {zone})',
  brochure: 'Requested',
} as const
