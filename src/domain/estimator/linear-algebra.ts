import { floatAt } from '../typed-arrays.ts'

/** The lower triangle L of a symmetric positive definite matrix A = L·Lᵀ, row by row, in place of A. */
export function factorize(matrix: Float64Array, size: number): void {
  for (let row = 0; row < size; row++) {
    for (let column = 0; column <= row; column++) {
      let sum = floatAt(matrix, row * size + column)
      for (let k = 0; k < column; k++)
        sum -= floatAt(matrix, row * size + k) * floatAt(matrix, column * size + k)
      matrix[row * size + column] =
        row === column ? Math.sqrt(Math.max(sum, 1e-12)) : sum / floatAt(matrix, column * size + column)
    }
  }
}

/** Solves A·x = b for a factorized A. */
export function solve(factor: Float64Array, b: Float64Array): Float64Array {
  const size = b.length
  const x = Float64Array.from(b)
  for (let row = 0; row < size; row++) {
    let sum = floatAt(x, row)
    for (let k = 0; k < row; k++) sum -= floatAt(factor, row * size + k) * floatAt(x, k)
    x[row] = sum / floatAt(factor, row * size + row)
  }
  for (let row = size - 1; row >= 0; row--) {
    let sum = floatAt(x, row)
    for (let k = row + 1; k < size; k++) sum -= floatAt(factor, k * size + row) * floatAt(x, k)
    x[row] = sum / floatAt(factor, row * size + row)
  }
  return x
}

export function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0
  for (let k = 0; k < a.length; k++) sum += floatAt(a, k) * floatAt(b, k)
  return sum
}
