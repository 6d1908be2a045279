/** The id of the list of results; its cards and the map's pins highlight each other. */
export const resultListId = 'results'
