/** A listing’s page, also as the editor of listings shows it before it is published. */
export const listing = {
  kind: {
    sale: '{type} for sale',
    rent: '{type} to rent',
  },
  featured: 'Featured',
  description: 'Description',
  features: 'Features',
  approval: 'Approval',
  approvalStatus: {
    approved: 'Approved by {authority}, NOC {number}',
    'in process': '{authority} approval in process',
    'not required': 'No approval required: {reason}',
  },
  floorPlans: {
    residential: 'Floor plans',
    plot: 'Plot layout',
    commercial: 'Floor plans',
  },
  videos: 'Videos',
  location: 'Location',
  calculator: 'Payment calculator',
  areaFacts: 'Prices and facts for {area}',
  costs: 'Taxes and fees for this property',
  abroad: 'Buying from abroad',
  noPhotos: 'No photos yet. Ask the agent for photos and you’ll be the first to get them.',
  askForPhotos: 'Ask for photos on WhatsApp',
} as const
