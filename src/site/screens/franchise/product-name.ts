import { agency } from '#agency'
import { agencyText } from '#contract/agency-texts.ts'

/**
 * A product as it is written in a sentence: 'aangan' in the address is 'Aangan', in Urdu the agency's Urdu name of it.
 */
export function productName(product: string): string {
  if (product === agency.product.toLowerCase()) return agencyText('product')
  return product.charAt(0).toUpperCase() + product.slice(1)
}
