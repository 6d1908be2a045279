/** Filters, counts and sorts projects: pure, so that every combination can be tried without a database. */

import { subtypes } from '#contract/listings/property.ts'
import { approvalStatuses } from '#contract/projects/approval.ts'
import type { ProjectCard } from '#contract/projects/project.ts'
import { projectPriceBands } from '#contract/projects/project-filters.ts'
import type { ProjectSearch, ProjectSearchAnswer } from '#contract/projects/project-search.ts'
import { type ProjectFilter, projectFilters } from '#contract/projects/project-search-keys.ts'
import { projectStatuses } from '#contract/projects/project-status.ts'
import { pagination } from '../pagination.ts'

/** A kind of unit of a project; PKR, 0 is on call. */
type UnitFacts = { subtype: string; price_from: number; available: number }

/** A shown project with what it can be found by. */
export type FoundProject = { card: ProjectCard; units: readonly UnitFacts[] }

/**
 * The projects that fit every filter, in the wanted order, a page of them. Each count is of its choice with the other
 * filters as they are. `all` is in the agency's own order.
 */
export function findProjects(all: readonly FoundProject[], search: ProjectSearch): ProjectSearchAnswer {
  const known = all.map((project) => ({ ...project, values: valuesOf(project) }))
  const wanted = wantedValues(search)
  const fitting = (except?: ProjectFilter) =>
    known.filter(({ values }) =>
      projectFilters.every(
        (key) =>
          key === except ||
          wanted[key].length === 0 ||
          wanted[key].some((value) => values[key].includes(value)),
      ),
    )
  const found = sorted(
    fitting().map(({ card }) => card),
    search.sort,
  )
  const countOf = (key: ProjectFilter) => {
    const offered = orders[key](new Set(known.flatMap(({ values }) => values[key])))
    const fit = fitting(key)
    return offered.map((value) => ({
      value,
      count: fit.filter(({ values }) => values[key].includes(value)).length,
    }))
  }
  const names = new Map(all.map(({ card: { city } }) => [String(city.id), city.name]))
  const nameOf = (id: string) => names.get(id) ?? ''
  const { page, per_page } = search
  return {
    data: found.slice((page - 1) * per_page, page * per_page),
    pagination: pagination(found.length, page, per_page),
    counts: {
      cityId: countOf('cityId')
        .map((city) => ({ ...city, name: nameOf(city.value) }))
        .sort((one, other) => one.name.localeCompare(other.name, 'en')),
      type: countOf('type'),
      price: countOf('price'),
      status: countOf('status'),
      possession: countOf('possession'),
      approval: countOf('approval'),
    },
    without: found.length > 0 ? [] : withoutOne(wanted, (key) => fitting(key).length),
  }
}

type Values = Readonly<Record<ProjectFilter, readonly string[]>>

function wantedValues({ cityId, type, price, status, possession, approval }: ProjectSearch): Values {
  return {
    cityId: cityId.map(String),
    type,
    price,
    status,
    possession: possession.map(String),
    approval,
  }
}

/**
 * The values that filter a project. If it is sold out, all kinds of units count, else those that are left.
 */
function valuesOf({ card, units }: FoundProject): Values {
  const left = units.filter(({ available }) => available > 0)
  const offered = left.length > 0 ? left : units
  const prices = offered.map(({ price_from }) => price_from)
  return {
    cityId: [String(card.city.id)],
    type: [...new Set(offered.map(({ subtype }) => subtype))],
    price: projectPriceBands
      .filter(({ from, below }) => prices.some((price) => price >= from && price < below))
      .map(({ value }) => value),
    status: [card.status],
    possession: card.possession_on === null ? [] : [card.possession_on.slice(0, 4)],
    approval: [card.approval.status],
  }
}

const inOrder = (order: readonly string[]) => (there: ReadonlySet<string>) =>
  order.filter((value) => there.has(value))

/** In which order the choices of a filter are offered: those alone that any project has. */
const orders: Readonly<Record<ProjectFilter, (there: ReadonlySet<string>) => string[]>> = {
  cityId: (there) => [...there],
  type: inOrder(subtypes),
  price: inOrder(projectPriceBands.map(({ value }) => value)),
  status: inOrder(projectStatuses),
  possession: (there) => [...there].sort(),
  approval: inOrder(approvalStatuses),
}

function withoutOne(wanted: Values, countWithout: (key: ProjectFilter) => number) {
  return projectFilters
    .filter((key) => wanted[key].length > 0)
    .map((key) => ({ key, count: countWithout(key) }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
}

/** Projects without a price or a date come last. */
function sorted(cards: readonly ProjectCard[], sort: ProjectSearch['sort']): ProjectCard[] {
  const last = Number.POSITIVE_INFINITY
  const keys: Readonly<Record<ProjectSearch['sort'], (card: ProjectCard) => number>> = {
    featured: () => 0,
    newest: ({ id }) => -id,
    'price-low': ({ price_from }) => price_from ?? last,
    'price-high': ({ price_from }) => (price_from === null ? last : -price_from),
    possession: ({ possession_on }) => (possession_on === null ? last : Date.parse(possession_on)),
  }
  const keyOf = keys[sort]
  return cards.toSorted((one, other) => {
    const [first, second] = [keyOf(one), keyOf(other)]
    return first === second ? 0 : first - second
  })
}
