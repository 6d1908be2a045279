/** Imports of prices of the market, which figures and estimates are made of. */
export const priceImports = {
  title: 'Price evidence',
  intro:
    'Asking and agreed prices from the market, in addition to our own listings. Estimates and price figures are based on them. They are never shown as listings.',
  prices: '{count, plural, one {# price} other {# prices}}',
  upload: {
    title: 'Import prices',
    help: 'Accepted files: CSV up to 50 MB, with a header row and one price per row. You’ll see a preview before anything changes.',
  },
  noneHelp: 'Price imports appear here with their results and who ran them.',
  all: 'All price imports',
  import: 'Import {prices}',
  nothing: 'Nothing to import: every row is rejected or has already been imported.',
  newAreas:
    '{count, plural, =0 {Areas not on the site: {names}.} other {Areas not on the site: {names} and # more.}} Their prices count for the area around them or for the city.',
  unknownCitiesHelp: 'Rows in these cities are skipped unless you match the city to one on the site.',
  newPrices: 'New prices',
  size: 'Size and type',
  date: 'Date',
  undoHelp: '{prices} added by this import will be removed from all figures.',
  undone: '{prices} removed.',
  fields: {
    date: 'Date',
    dateHint: 'When the price was asked or agreed',
    fileDate: 'Same for all rows',
    noDate: 'Date of rows without one',
    dateFormat: 'e.g. 2023, 2023-05 or 17/05/2023',
    currency: 'Currency',
    currencyHint: 'Rows in any currency other than PKR are rejected',
    kind: 'Price type',
    asked: 'asked by the seller',
    agreed: 'agreed in a deal',
    agreedHint: 'Agreed prices are private: they count only in figures based on five or more prices.',
    group: 'Type if the file has none',
    groups: {
      residential: 'a home of any type',
      plot: 'a plot of any type',
      commercial: 'a commercial property of any type',
    },
  },
} as const
