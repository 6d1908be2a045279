/** What a plot costs beside its price, by an example. Apart from the other paths, which every page loads. */
export const costsOfPlotsPath = '/costs?property=plot'
