/** The framework's compiled form for the browser: the client's half. */
export function createIsomorphicFn() {
  const clientOnly = { client: <Client>(client: Client): Client => client }
  return { ...clientOnly, server: () => clientOnly }
}
