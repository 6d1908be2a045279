/** What the framework's compiler makes of it for the browser: the client's half. */
export function createIsomorphicFn() {
  const clientOnly = { client: <Client>(client: Client): Client => client }
  return { ...clientOnly, server: () => clientOnly }
}
