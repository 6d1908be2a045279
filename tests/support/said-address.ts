/** The line of standard output in which a start says where the site answers. */
export const addressLine = /^\{.*"address":"(http:[^"]+)"\}$/

/** The address in such a line, such as 'http://localhost:41234'. */
export function addressIn(line: string): string | undefined {
  return addressLine.exec(line)?.[1]
}
