import { floatAt } from '../typed-arrays.ts'
import { covariance, type Features, noise, variance } from './likeness.ts'
import { dot, factorize, solve } from './linear-algebra.ts'

/** A home with its log price per square foot. */
export interface Priced extends Features {
  logPrice: number
}

/** Prices far from all others count less: Student's t with this many degrees of freedom. */
const freedom = 2
const rounds = 3

/**
 * The price level around some homes: kriging with the covariance of likeness.ts, which draws an area with few homes
 * towards its society and that towards the city.
 */
export class LocalModel {
  /** By home: the difference between its log price and the model's. */
  readonly residuals: Float64Array
  readonly #homes: readonly Priced[]
  readonly #cityLevel: number
  readonly #factor: Float64Array
  readonly #weights: Float64Array

  constructor(homes: readonly Priced[], cityLevel: number) {
    const size = homes.length
    const covariances = covariancesOf(homes)
    const prices = Float64Array.from(homes, ({ logPrice }) => logPrice - cityLevel)
    const noises = new Float64Array(size).fill(noise)
    const factor = new Float64Array(size * size)
    const residuals = new Float64Array(size)
    let weights: Float64Array = prices
    for (let round = 0; round < rounds; round++) {
      factor.set(covariances)
      for (let k = 0; k < size; k++) factor[k * size + k] = variance + floatAt(noises, k)
      factorize(factor, size)
      weights = solve(factor, prices)
      for (let k = 0; k < size; k++) {
        const residual = floatAt(weights, k) * floatAt(noises, k)
        residuals[k] = residual
        noises[k] = noise / ((freedom + 1) / (freedom + residual ** 2 / noise))
      }
    }
    this.residuals = residuals
    this.#homes = homes
    this.#cityLevel = cityLevel
    this.#factor = factor
    this.#weights = weights
  }

  /** The log price per square foot of a home. */
  levelOf(subject: Features): number {
    return this.#cityLevel + dot(this.#covariancesWith(subject), this.#weights)
  }

  /** The variance of its level, without that among equal homes. */
  varianceOf(subject: Features): number {
    const toSubject = this.#covariancesWith(subject)
    return Math.max(0, variance - dot(toSubject, solve(this.#factor, toSubject)))
  }

  #covariancesWith(subject: Features): Float64Array {
    return Float64Array.from(this.#homes, (home) => covariance(home, subject))
  }
}

/** The lower triangle of the covariances of all pairs, row by row. */
function covariancesOf(homes: readonly Features[]): Float64Array {
  const size = homes.length
  const covariances = new Float64Array(size * size)
  for (let row = 0; row < size; row++)
    for (let column = 0; column < row; column++) {
      const [one, other] = [homes[row], homes[column]]
      if (one && other) covariances[row * size + column] = covariance(one, other)
    }
  return covariances
}
