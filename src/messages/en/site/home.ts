/** The sections of the home page. */
export const home = {
  loading: 'Loading page',
  headline: 'Find a place to call home.',
  onOffer: '{listings, number} homes, plots and offices in {cities, plural, one {# city} other {# cities}}',
  position: '{from} to {to} of {total}',
  notLoaded: 'More properties could not be loaded. Check your connection and press the arrow again.',
  featured: {
    title: 'Featured properties',
    text: 'Selected and visited by our agents',
    sale: 'For sale in {city}, selected and visited by our agents',
    rent: 'For rent in {city}, selected and visited by our agents',
    previous: 'Previous featured properties',
    next: 'Next featured properties',
  },
  latest: {
    title: 'New listings',
    text: 'The latest homes, plots and offices',
    previous: 'Previous new listings',
    next: 'Next new listings',
  },
  allListings: 'View all properties',
  areas: {
    title: 'Popular areas',
    text: 'Areas with the most properties for sale',
    forSale: '{count, number} for sale',
  },
  types: {
    title: 'Browse by type',
    text: 'Properties for sale today',
  },
  projects: {
    title: 'Projects',
    text: 'New developments, with their approvals checked',
    all: 'View all projects',
    previous: 'Previous projects',
    next: 'Next projects',
  },
  why: {
    title: 'Why {agency}',
    listings: 'homes, plots and offices available today',
    cities: 'cities, each with local agents',
    agents: 'agents you can call directly',
  },
  agents: {
    title: 'Our agents',
    text: 'Call or message an agent directly',
    all: 'View all agents',
  },
  testimonials: {
    title: 'What our clients say',
    text: 'From people who bought, sold or rented with us',
  },
  events: {
    title: 'Events',
    text: 'Open houses, property expos and our team at work',
    all: 'View all events',
  },
  valuation: {
    title: 'What is your property worth?',
    text: 'A local agent will compare your property with similar ones sold nearby, give you a price range and tell you how reliable the range is.',
    submit: 'Get my valuation',
    costs: 'What it costs to buy or sell',
    abroad: 'Buying from abroad',
    steps: {
      1: {
        title: 'Location',
        text: 'City, area and block',
      },
      2: {
        title: 'Property',
        text: 'House, plot or apartment, and its size',
      },
      3: {
        title: 'Valuation',
        text: 'A price range based on similar properties',
      },
    },
  },
  contactWords: {
    title: 'Looking for something specific?',
    text: 'Leave your name and number and a local agent will call you. Or tell us what you are looking for, where, and at what price.',
    wanted: 'Request a property',
  },
  contact: {
    inquiry: 'Send inquiry',
    form: 'Get in touch',
  },
} as const
