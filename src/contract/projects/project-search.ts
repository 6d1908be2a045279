/** `GET /api/projects/search`: all projects by filters, sorted, a page of them. */
import { z } from 'zod'
import { projectLabels, validationMessages } from '#messages/common.ts'
import { subtypes } from '../listings/property.ts'
import { Pagination } from '../search/search.ts'
import { joinList } from '../text/join-list.ts'
import { approvalStatuses } from './approval.ts'
import { ProjectCard } from './project.ts'
import { projectPriceBands, projectSorts, projectsPerPage } from './project-filters.ts'
import { projectFilters } from './project-search-keys.ts'
import { projectStatuses } from './project-status.ts'

const t = projectLabels.search

/** So many values a filter may have. */
const most = 50

/** One text with commas, or a repeated key. */
const several = z
  .union([z.string(), z.array(z.string())])
  .transform((value) => [value].flat().flatMap((text) => text.split(',')))
  .transform((list) => [...new Set(list.map((text) => text.trim()))].filter((text) => text !== ''))

function commaSeparated<Value extends string>(values: readonly Value[]) {
  const schema = z.array(z.enum(values, { error: () => t.oneOf({ values: joinList(values) }) }))
  return several.pipe(schema).default([])
}

const whole = (most: number) =>
  z.coerce
    .number<string>({ error: () => validationMessages.notANumber })
    .int()
    .min(1)
    .max(most)

const bands = projectPriceBands.map(({ value }) => value)

/** Values of one filter add to each other, filters narrow each other down. */
export const ProjectSearch = z.object({
  cityId: several
    .pipe(z.array(whole(2_147_483_647)).max(most, { error: () => t.tooManyCities({ most }) }))
    .default([]),
  type: commaSeparated(subtypes).describe('Unit types that are for sale'),
  price: commaSeparated(bands).describe('Price bands in crore of the starting price, such as 1-2'),
  status: commaSeparated(projectStatuses),
  possession: several
    .pipe(z.array(whole(9999)).max(most, { error: () => t.tooManyYears({ most }) }))
    .default([])
    .describe('Years'),
  approval: commaSeparated(approvalStatuses),
  sort: z.enum(projectSorts).default('featured'),
  page: whole(1_000_000).default(1),
  per_page: whole(60).default(projectsPerPage),
})
export type ProjectSearch = z.output<typeof ProjectSearch>

const Count = z.object({ value: z.string(), count: z.int() })
const counts = z
  .array(Count)
  .describe('The number of results of each option with the other filters unchanged')

export const ProjectSearchAnswer = z.object({
  data: z.array(ProjectCard),
  pagination: Pagination,
  counts: z.object({
    cityId: z.array(Count.extend({ name: z.string() })),
    type: counts,
    price: counts,
    status: counts,
    possession: counts,
    approval: counts,
  }),
  without: z
    .array(z.object({ key: z.enum(projectFilters), count: z.int() }))
    .describe('If nothing was found: the number of projects without one of the filters, highest first'),
})
export type ProjectSearchAnswer = z.infer<typeof ProjectSearchAnswer>
