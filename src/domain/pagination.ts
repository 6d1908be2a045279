import type { Pagination } from '#contract/search/search.ts'

/** The pagination of a list (D3). A page past the end keeps its number and is empty. */
export function pagination(total: number, page: number, perPage: number): Pagination {
  return {
    per_page: perPage,
    current_page: page,
    total_pages: Math.ceil(total / perPage),
    total_records: total,
  }
}
