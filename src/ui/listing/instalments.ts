/** What a loan costs. Amounts in whole PKR. */
export type Instalments = {
  downPayment: number
  loan: number
  /** The same every month, rounded to the rupee. */
  monthly: number
  /** Everything paid beyond the price itself. */
  markup: number
}

export type LoanTerms = {
  price: number
  downPercent: number
  /** Yearly markup in percent; 0 is a developer's plan without any. */
  yearlyPercent: number
  years: number
}

/** What a bank quotes most often: where the calculator begins, and what comparisons assume. */
export const usualTerms = { downPercent: 30, yearlyPercent: 14, years: 15 } as const satisfies Omit<
  LoanTerms,
  'price'
>

/** Equal monthly instalments of a loan on what the down payment leaves (the annuity every bank quotes). */
export function instalments({ price, downPercent, yearlyPercent, years }: LoanTerms): Instalments {
  const downPayment = Math.round((price * downPercent) / 100)
  const loan = price - downPayment
  const months = Math.max(1, Math.round(years * 12))
  const monthly = Math.round(annuity(loan, yearlyPercent / 1200, months))
  return { downPayment, loan, monthly, markup: Math.max(0, monthly * months - loan) }
}

function annuity(loan: number, monthlyRate: number, months: number): number {
  if (monthlyRate === 0) return loan / months
  return (loan * monthlyRate) / (1 - (1 + monthlyRate) ** -months)
}

/** A year of a loan: what is paid in it, how much of that is markup, and what is still owed at its end. In PKR. */
export type LoanYear = { year: number; paid: number; markup: number; left: number }

/**
 * The loan year by year, with so much paid every month on top of the instalment: it ends sooner, and the markup that
 * would have come is never due. Amounts in whole PKR; `months` is how long it takes.
 */
export function loanByYear(terms: LoanTerms, extraMonthly = 0): { years: LoanYear[]; months: number } {
  const { loan, monthly } = instalments(terms)
  const rate = terms.yearlyPercent / 1200
  const most = Math.max(1, Math.round(terms.years * 12))
  const years: LoanYear[] = []
  let left = loan
  let months = 0
  while (left > 0 && months < most) {
    const markup = left * rate
    months += 1
    // The last instalment takes what rounding left.
    const paid = months === most ? left + markup : Math.min(left + markup, monthly + extraMonthly)
    left = Math.max(0, left + markup - paid)
    addToYear(years, Math.ceil(months / 12), { paid, markup, left })
  }
  return {
    months,
    years: years.map(({ year, ...amounts }) => ({
      year,
      paid: Math.round(amounts.paid),
      markup: Math.round(amounts.markup),
      left: Math.round(amounts.left),
    })),
  }
}

function addToYear(years: LoanYear[], year: number, { paid, markup, left }: Omit<LoanYear, 'year'>): void {
  const before = years[year - 1] ?? { year, paid: 0, markup: 0, left }
  years[year - 1] = { year, paid: before.paid + paid, markup: before.markup + markup, left }
}
