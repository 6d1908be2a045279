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
