/** The departments, and what they are called in Urdu. */
export const departments = {
  Sales: 'سیلز',
  Rentals: 'کرایہ داری',
  Marketing: 'مارکیٹنگ',
  Legal: 'قانونی امور',
  Administration: 'انتظامیہ',
  Finance: 'مالیات',
  Operations: 'آپریشنز',
} as const
type Department = keyof typeof departments

export const employments = {
  'Full time': 'کل وقتی',
  'Part time': 'جز وقتی',
  Internship: 'انٹرن شپ',
  Contract: 'کنٹریکٹ',
} as const
type Employment = keyof typeof employments

/** Vacancies. Salaries in PKR a month; closed ones have a closing day that is past. */
export interface JobPlan {
  title: string
  title_ur: string
  department: Department
  city: string
  employment: Employment
  experience: string
  experience_ur: string
  salary: readonly [from: number, to: number] | null
  description: string
  description_ur: string
  requirements: readonly string[]
  requirements_ur: readonly string[]
  positions: number
  publishedDaysAgo: number
  closesInDays: number
}
