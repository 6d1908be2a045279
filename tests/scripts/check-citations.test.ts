import { expect, test } from 'vitest'
import { makeCheckout, runScript } from '#tests/support/checkout.ts'

const documents = {
  'docs/specification.md': '# Specification\n\n## S5 Validation\n\n### S5.2 Rules and messages\n',
  'docs/specification-decisions.md': '# Decisions\n\n## D16 Get in touch twice\n',
  'docs/decisions/0016-ads.md': '# 0016 Ads\n',
  // Named by the scripts, which every checkout has.
  'docs/architecture.md': '',
  'docs/licences.md': '',
  'docs/map.md': '',
  'docs/operations/install.md': '',
  'docs/vocabulary.md': '',
}

test('citations, links and paths that lead somewhere pass', async () => {
  const checkout = makeCheckout({
    ...documents,
    'src/a.ts':
      '/** Refused once (S5.2, D16,\n * ADR\n * 0016); see docs/specification.md. Kept in S3. RFC 9110, section 14. */\n',
    'docs/b.md':
      '[rules](specification.md#s52-rules-and-messages), [here](#top), [out](https://example.com/x)\n# Top\n',
    'tests/urdu.ts': "'/search?keyword=%D9%81'\n",
  })
  expect(await runScript(checkout, 'check-citations.js')).toEqual({ code: 0, output: '' })
})

test('a citation that leads nowhere is named, with its line', async () => {
  const checkout = makeCheckout({
    ...documents,
    'docs/decisions/0016-again.md': '',
    'src/a.ts': '/** S5.9 */\n/** D17 and\n * ADR 0017 */\n// docs/operations.md\n',
    'README.md': '[a](docs/gone.md)\n[b](docs/specification.md#s59)\n',
  })
  const { code, output } = await runScript(checkout, 'check-citations.js')
  expect(output.trim().split('\n').sort()).toEqual([
    'README.md:1: (docs/gone.md) leads nowhere',
    'README.md:1: docs/gone.md leads nowhere',
    'README.md:2: (docs/specification.md#s59) leads nowhere',
    'docs/decisions: two records have the number 0016',
    'src/a.ts:1: S5.9 leads nowhere',
    'src/a.ts:2: D17 leads nowhere',
    'src/a.ts:3: ADR 0017 leads nowhere',
    'src/a.ts:4: docs/operations.md leads nowhere',
  ])
  expect(code).toBe(1)
})

test('the old forms, which do not say of which document, are refused, also across lines', async () => {
  const checkout = makeCheckout({
    ...documents,
    'src/a.ts':
      '/** Specification,\n * section 5; sections 5 and 8; decisions 16 and 17; decision\n * 0016; ADRs 0016 */\n',
  })
  const { code, output } = await runScript(checkout, 'check-citations.js')
  const named = Array.from(
    output.matchAll(/^src\/a\.ts:(\d): '(.+?)' is not/gm),
    ([, line, form]) => `${line} ${form}`,
  )
  expect(named).toEqual(['2 section 5', '2 sections 5', '2 decisions 16', '2 decision 0016', '3 ADRs 0016'])
  expect(code).toBe(1)
})
