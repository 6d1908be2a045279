// The files of a checkout in a release. .dependency-cruiser.js forbids them to import files that are left
// out.

/** Files that run the built site, and files for an operator to read. */
export const parts = [
  ...['LICENSE', 'README.md', 'CHANGELOG.md', 'SECURITY.md', 'agency.config.ts', 'agency.texts.ts'],
  ...['content', 'demo', 'deploy', 'dist', 'docs', 'profiles', 'src'],
  ...['start', 'prepare', 'cli', 'health', 'aangan'].map((name) => `scripts/${name}.js`),
  'scripts/lib',
]

/** Loaded by `npm run dev` alone, so what is shipped may import it with `import()` when it is asked to. */
export const developmentOnly = '^src/server/lifecycle/development[.]ts$'

// Pages are built in. Tests, checks and their pictures stay behind, as do the states of the schema before each
// migration and what only draws or checks the schema.
const without = [
  '^src/(site|ui|admin)(/|$)',
  '^src/messages/vite-plugin[.]ts$',
  '^src/(cli|db)/draw-schema[.]ts$',
  '^src/db/lint-migration[.]ts$',
  '^src/db/migrations/meta/[0-9]',
  '[.]test[.]tsx?$',
  '^scripts/lib/.+[.]d[.]ts$',
  '^scripts/lib/package(/|$)',
  '^scripts/lib/(audit|browser-matrix|checks|chromium|find-texts|late-dom|other-browsers)[.]js$',
  '^scripts/lib/(supported-browsers|test-runs|text-uses|texts-exempt)[.]js$',
  '^docs/screenshots(/|$)',
  '^docs/.+[.]webp$',
  '^dist/[.]built-from$',
  '^dist/earlier(/|$)',
  developmentOnly,
]

/** Matches the paths below `parts` that a release leaves behind. */
export const leftBehind = without.join('|')

/** Matches the paths of `parts` and of all below them. */
export const taken = `^(${parts.map((part) => part.replaceAll('.', '[.]')).join('|')})(/|$)`
