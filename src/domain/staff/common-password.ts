/** Passwords that an attacker tries first: the 49,000 most common ones, and what is easily made of them. */
import { agency, offices } from '#agency'
import { accountErrors as t } from '#messages/admin.ts'
import { Invalid } from '../errors.ts'

type Person = { name: string; email: string }

// The exponent of ten of the guesses that find the password; a name with a year is found in 8.
const leastExponent = 9

/** @throws Invalid for a password that is common, or has a name of the person or the agency in it */
export async function mustNotBeCommon(password: string, { name, email }: Person): Promise<void> {
  const names = wordsOf(name, email.split('@')[0] ?? '', agency.name)
  if (hasNameIn(password, names)) throw new Invalid({ password: t.nameInPassword })
  const { guessesLog10 } = (await estimator()).check(password, [email, ...wordsOf(name, email, ...ofAgency)])
  if (guessesLog10 >= leastExponent) return
  throw new Invalid({ password: common })
}

const common = t.commonPassword

const ofAgency = [agency.name, agency.tagline, ...offices.flatMap(({ name, address }) => [name, address])]

function wordsOf(...texts: string[]): string[] {
  return texts
    .flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .filter((word) => word.length > 2)
}

// Shorter names are in many words by chance.
const shortestName = 4
const letterOf: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/**
 * Whether it contains a name, also in capitals, with digits for letters, or with something between its
 * letters.
 */
function hasNameIn(password: string, names: readonly string[]): boolean {
  const lower = password.toLowerCase()
  const letters = [...lower].map((letter) => letterOf[letter] ?? letter).join('')
  const spellings = [lower, letters].map((text) => text.replace(/[^\p{L}\p{N}]/gu, ''))
  return names.some((name) => name.length >= shortestName && spellings.some((text) => text.includes(name)))
}

// The list takes a moment to load and is needed rarely.
let opening: ReturnType<typeof open> | undefined
function estimator(): ReturnType<typeof open> {
  opening ??= open()
  return opening
}

async function open() {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
}
