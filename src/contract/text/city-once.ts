/**
 * Says the city once where an area's name already ends with it: 'DHA Lahore' for 'DHA Lahore, Lahore'. Takes a text of
 * either language, such as a heading, and the name of the city in it.
 */
export function cityOnce(text: string, city: string): string {
  return text.replaceAll(`${city}, ${city}`, city).replaceAll(`${city}، ${city}`, city)
}
