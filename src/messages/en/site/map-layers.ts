/** Layers of the search map besides the results. */
export const mapLayers = {
  open: 'Map layers',
  openWith: 'Map layers, {count} shown',
  close: 'Close map layers',
  title: 'Map layers',
  places: 'Places',
  prices: 'Prices',
  layers: {
    school: 'Schools',
    hospital: 'Hospitals',
    mosque: 'Mosques',
    park: 'Parks',
    station: 'Metro, bus and train stations',
    market: 'Markets and malls',
    price: 'Prices by area',
  },
  priceNote: 'Median of areas with at least {least} prices',
  zoomIn: 'Zoom in to see more places',
  legend: {
    sale: {
      residential: 'Homes for sale',
      plot: 'Plots for sale',
      commercial: 'Commercial property for sale',
    },
    rent: {
      residential: 'Homes to rent',
      plot: 'Plots to rent',
      commercial: 'Commercial property to rent',
    },
  },
  legendBasis:
    '{areas, plural, one {Median for # area} other {Medians for # areas}}, based on {prices, plural, one {# price} other {# prices}}, as of {date}',
  noPrices: 'Not enough prices here to show them by area',
  pricesFailed: 'Prices by area could not be loaded',
} as const
