/** What pages tell of scripts that failed in a visitor's browser; nothing in it says who the visitor is. */
import { z } from 'zod'

/**
 * The effect of the error: 'plain': the page works without scripts since; 'anew': its address was reloaded;
 * 'part': the page went on, and something on it may not have worked.
 */
export const scriptOutcomes = ['plain', 'anew', 'part'] as const
export type ScriptOutcome = (typeof scriptOutcomes)[number]

export const ScriptError = z.object({
  outcome: z.enum(scriptOutcomes),
  path: z
    .string()
    .regex(/^\/[^?#\s]*$/)
    .max(2_000)
    .describe('The URL of the page, without the query'),
  message: z.string().max(300),
  file: z.string().max(60).describe('The file name of the script; empty if unknown'),
})
export type ScriptError = z.infer<typeof ScriptError>
