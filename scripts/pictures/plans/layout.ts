/** A plan to be drawn. `sqft` is of the plot for a house, a farm house and a plot, of the rooms for the rest. */
export interface Layout {
  name: string
  form: LayoutForm
  beds: number
  baths: number
  sqft: number
}

const forms = ['house', 'flat', 'portion', 'farm', 'suite', 'plot'] as const
export type LayoutForm = (typeof forms)[number]

/**
 * What a plan shows, from its name: 'plan-flat-2bed-2bath-900' or 'layout-plot-1125'.
 * @throws Error for another name
 */
export function layoutNamed(name: string): Layout {
  const [, form, beds = 0, baths = 0, sqft] = /^\w+-([a-z]+)-(?:(\d+)bed-(\d+)bath-)?(\d+)$/.exec(name) ?? []
  const known = forms.find((one) => one === form)
  if (!known) throw new Error(`${name} is not the name of a plan: write it like plan-flat-2bed-2bath-900.`)
  return { name, form: known, beds: Number(beds), baths: Number(baths), sqft: Number(sqft) }
}
