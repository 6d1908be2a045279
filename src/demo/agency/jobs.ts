/** Vacancies. Salaries in PKR a month; closed ones have a closing day that is past. */
export interface JobPlan {
  title: string
  department: string
  city: string
  employment: string
  experience: string
  salary: readonly [from: number, to: number] | null
  description: string
  requirements: readonly string[]
  positions: number
  publishedDaysAgo: number
  closesInDays: number
}

export const jobPlans: readonly JobPlan[] = [
  {
    title: 'Sales agent, houses',
    department: 'Sales',
    city: 'Islamabad',
    employment: 'Full time',
    experience: '2 years',
    salary: [60_000, 110_000],
    description:
      'You show houses in the F and G sectors, keep their papers in order and stay with a buyer until the transfer. Commission comes on top of the salary.',
    requirements: ['Two years in sales of any kind', 'Own motorcycle or car', 'Fluent Urdu, good English'],
    positions: 3,
    publishedDaysAgo: 6,
    closesInDays: 39,
  },
  {
    title: 'Sales agent, plots and files',
    department: 'Sales',
    city: 'Lahore',
    employment: 'Full time',
    experience: '1 year',
    salary: [50_000, 90_000],
    description:
      'You follow the rates of DHA, Lake City and Park View City every morning and tell clients plainly when not to buy.',
    requirements: ['A year in property or banking', 'At ease with figures', 'Punjabi and Urdu'],
    positions: 2,
    publishedDaysAgo: 11,
    closesInDays: 34,
  },
  {
    title: 'Branch manager',
    department: 'Sales',
    city: 'Multan',
    employment: 'Full time',
    experience: '6 years',
    salary: [180_000, 260_000],
    description:
      'You open our second office in Multan, hire its first four agents and answer for every listing it publishes.',
    requirements: [
      'Six years in property, two of them leading people',
      'Known in the trade in Multan',
      'A clean record with DHA and MDA',
    ],
    positions: 1,
    publishedDaysAgo: 3,
    closesInDays: 42,
  },
  {
    title: 'Rental coordinator',
    department: 'Rentals',
    city: 'Karachi',
    employment: 'Full time',
    experience: '2 years',
    salary: [70_000, 95_000],
    description:
      'You match tenants with owners in Clifton and DHA, draw up agreements and settle deposits when people move out.',
    requirements: ['Patience on the telephone', 'Good written English', 'Knows Clifton and DHA by street'],
    positions: 2,
    publishedDaysAgo: 15,
    closesInDays: 30,
  },
  {
    title: 'Property photographer',
    department: 'Marketing',
    city: 'Islamabad',
    employment: 'Full time',
    experience: '3 years',
    salary: [90_000, 130_000],
    description:
      'Four properties a day, in natural light, with straight verticals. You choose twelve pictures out of a hundred and write what each one shows.',
    requirements: ['A portfolio of interiors', 'Own camera and wide lens', 'Driving licence'],
    positions: 1,
    publishedDaysAgo: 9,
    closesInDays: 21,
  },
  {
    title: 'Legal officer',
    department: 'Legal',
    city: 'Islamabad',
    employment: 'Full time',
    experience: '5 years',
    salary: [160_000, 220_000],
    description:
      'Every property we publish passes your desk: title, dues, approvals. You say no when the papers say no.',
    requirements: [
      'LL.B. and a licence of the lower courts',
      'Five years of conveyancing',
      'Knows CDA and RDA procedure',
    ],
    positions: 1,
    publishedDaysAgo: 18,
    closesInDays: 27,
  },
  {
    title: 'Front desk officer',
    department: 'Administration',
    city: 'Rawalpindi',
    employment: 'Full time',
    experience: 'No experience needed',
    salary: [45_000, 55_000],
    description:
      'You receive visitors in the Civic Centre, answer three telephones and know which agent is free.',
    requirements: ['Intermediate or above', 'A clear voice', 'English and Urdu'],
    positions: 1,
    publishedDaysAgo: 5,
    closesInDays: 25,
  },
  {
    title: 'Accountant',
    department: 'Finance',
    city: 'Islamabad',
    employment: 'Full time',
    experience: '4 years',
    salary: [110_000, 150_000],
    description:
      'You keep the client accounts apart from ours, to the rupee, and close each month by the fifth.',
    requirements: [
      'ACCA part-qualified or M.Com.',
      'Four years in accounts',
      'Knows withholding on property',
    ],
    positions: 1,
    publishedDaysAgo: 22,
    closesInDays: 18,
  },
  {
    title: 'Social media editor',
    department: 'Marketing',
    city: 'Lahore',
    employment: 'Part time',
    experience: '2 years',
    salary: [55_000, 75_000],
    description:
      'Short videos of real streets, with facts and without music that shouts. You write in English and Urdu.',
    requirements: ['Cuts video on a phone', 'Writes without mistakes', 'Twenty hours a week'],
    positions: 1,
    publishedDaysAgo: 13,
    closesInDays: 32,
  },
  {
    title: 'Sales trainee',
    department: 'Sales',
    city: 'Peshawar',
    employment: 'Internship',
    experience: 'No experience needed',
    salary: [35_000, 40_000],
    description: 'Six months at the side of a senior agent in Hayatabad. Those who can be relied on stay.',
    requirements: ['A degree, finished or nearly', 'Pashto and Urdu', 'Curious about houses'],
    positions: 2,
    publishedDaysAgo: 20,
    closesInDays: 40,
  },
  {
    title: 'Driver',
    department: 'Administration',
    city: 'Karachi',
    employment: 'Full time',
    experience: '5 years',
    salary: [45_000, 50_000],
    description: 'You drive clients from Clifton to Bahria Town and back, and know where to stop for tea.',
    requirements: ['LTV licence', 'Five years without an accident'],
    positions: 1,
    publishedDaysAgo: 64,
    closesInDays: -20,
  },
  {
    title: 'Sales agent, commercial',
    department: 'Sales',
    city: 'Faisalabad',
    employment: 'Full time',
    experience: '3 years',
    salary: null,
    description:
      'You let shops on Canal Road and warehouses on Millat Road, and know what the rent should be.',
    requirements: ['Three years in commercial property', 'Own car'],
    positions: 1,
    publishedDaysAgo: 80,
    closesInDays: -35,
  },
  {
    title: 'Sales agent, apartments',
    department: 'Sales',
    city: 'Karachi',
    employment: 'Full time',
    experience: '2 years',
    salary: [60_000, 100_000],
    description:
      'You know which lifts work in Clifton and who pays for the generator. Commission comes on top of the salary.',
    requirements: ['Two years in sales of any kind', 'Own motorcycle or car', 'Urdu and English'],
    positions: 2,
    publishedDaysAgo: 26,
    closesInDays: 24,
  },
  {
    title: 'Data and map editor',
    department: 'Operations',
    city: 'Islamabad',
    employment: 'Full time',
    experience: '1 year',
    salary: [70_000, 90_000],
    description:
      'You draw the areas that our search knows, call owners before a listing turns two weeks old, and find what stands there twice.',
    requirements: ['Patient with tables and maps', 'Knows the twin cities', 'Good written English'],
    positions: 2,
    publishedDaysAgo: 28,
    closesInDays: 5,
  },
  {
    title: 'Overseas client adviser',
    department: 'Sales',
    city: 'Islamabad',
    employment: 'Full time',
    experience: '4 years',
    salary: [120_000, 180_000],
    description:
      'You look after buyers in Dubai, London and Toronto: video visits at their hours, powers of attorney, transfers without them in the room.',
    requirements: ['Four years with overseas clients', 'Fluent English', 'Evening hours three days a week'],
    positions: 1,
    publishedDaysAgo: 30,
    closesInDays: 15,
  },
  {
    title: 'Site engineer, inspections',
    department: 'Operations',
    city: 'Lahore',
    employment: 'Contract',
    experience: '5 years',
    salary: [140_000, 190_000],
    description:
      'You walk through a house before we publish it: damp, wiring, levels, the second meter. Your page goes to the buyer as it is.',
    requirements: ['B.Sc. in civil engineering', 'Five years on sites', 'Writes plainly'],
    positions: 1,
    publishedDaysAgo: 33,
    closesInDays: 12,
  },
]
