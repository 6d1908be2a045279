const cities: Readonly<Record<string, readonly string[]>> = {
  'Islamabad Capital Territory': ['Islamabad'],
  Punjab: [
    ...['Lahore', 'Rawalpindi', 'Faisalabad', 'Multan', 'Gujranwala', 'Sialkot', 'Bahawalpur', 'Sargodha'],
    ...['Sahiwal', 'Gujrat', 'Jhelum', 'Murree', 'Attock', 'Sheikhupura', 'Rahim Yar Khan', 'Taxila', 'Wah'],
  ],
  Sindh: ['Karachi', 'Hyderabad', 'Sukkur', 'Larkana', 'Nawabshah'],
  'Khyber Pakhtunkhwa': ['Peshawar', 'Abbottabad', 'Mardan', 'Haripur', 'Mansehra', 'Swat', 'Nowshera'],
  Balochistan: ['Quetta', 'Gwadar'],
  'Azad Kashmir': ['Mirpur', 'Muzaffarabad'],
  'Gilgit-Baltistan': ['Gilgit', 'Skardu'],
}

const provinces = new Map(
  Object.entries(cities).flatMap(([province, names]) => names.map((name) => [name, province] as const)),
)

/** The province of a city; an unknown city is returned as its own province. */
export function provinceOf(city: string): string {
  return provinces.get(city) ?? city
}
