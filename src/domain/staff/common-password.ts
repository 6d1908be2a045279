/** Passwords that somebody who guesses tries first: the 49,000 most common ones, and what is easily made of them. */
import { agency, offices } from '#agency'
import { accountErrors as t } from '#messages/admin.ts'
import { Invalid } from '../errors.ts'

type Person = { name: string; email: string }

// Whoever guesses finds the password after ten to the power of this many guesses; a name with a year is found in 8.
const leastExponent = 9

/** @throws Invalid for a password that is common, or made of the names of the person or the agency */
export async function mustNotBeCommon(password: string, { name, email }: Person): Promise<void> {
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
