/** A product as it is written in a sentence: 'aangan' in the address is 'Aangan'. */
export function productName(product: string): string {
  return product.charAt(0).toUpperCase() + product.slice(1)
}
