import type { Answer } from '../../api.ts'

export type Listing = Answer<'listing'>['property']
