/** Comes before every schema: compiling them would take an eval, which our policy refuses. */
import { z } from 'zod'

z.config({ jitless: true })
